"""Writes the test pictures next to itself, but for hidden-alpha.webp, which a fuzzer made.

Needs python3-pil; the tests hold the same formulas.
"""
import io
import os
import struct
import zlib

from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
W, H = 5, 4
ALPHA = [255, 128, 0, 64, 200]


def rgb(x, y):
    return 50 * x, 60 * y, 30 * (x + y)


def gray(x, y):
    return 12 * (5 * y + x)


def chunk(tag, data):
    return struct.pack(">I", len(data)) + tag + data + struct.pack(">I", zlib.crc32(tag + data))


def pack(samples, depth):
    """Packs one row of samples, big-endian, filled up to whole bytes."""
    bits = "".join(format(s, f"0{depth}b") for s in samples)
    bits += "0" * (-len(bits) % 8)
    return int(bits, 2).to_bytes(len(bits) // 8, "big")


def png(name, color_type, depth, pixel, before=b"", width=W, height=H, filters=None):
    raw, above = b"", None
    for y in range(height):
        row = pack([s for x in range(width) for s in pixel(x, y)], depth)
        step = max(1, len(pixel(0, 0)) * depth // 8)
        kind = filters[y % len(filters)] if filters else 0
        raw += bytes([kind]) + filtered(kind, row, above or bytes(len(row)), step)
        above = row
    header = struct.pack(">IIBBBBB", width, height, depth, color_type, 0, 0, 0)
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + before
    write(name, data + chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))


def filtered(kind, row, above, step):
    out = []
    for i, value in enumerate(row):
        a = row[i - step] if i >= step else 0
        b = above[i]
        c = above[i - step] if i >= step else 0
        p = a + b - c
        paeth = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
        out.append((value - [0, a, b, (a + b) // 2, paeth][kind]) & 255)
    return bytes(out)


def write(name, data):
    with open(os.path.join(HERE, name), "wb") as file:
        file.write(data)


def profile(primaries, transfer, space=b"RGB "):
    """A version 4 matrix profile: XYZ columns adapted to D50, one curve for all channels."""
    def xyz(v):
        return b"XYZ \0\0\0\0" + b"".join(struct.pack(">i", round(c * 65536)) for c in v)

    curve = b"para\0\0\0\0" + struct.pack(">HH", 3, 0)
    curve += b"".join(struct.pack(">i", round(c * 65536)) for c in transfer)
    text = "test".encode("utf-16-be")
    name = b"mluc\0\0\0\0" + struct.pack(">II2s2sII", 1, 12, b"en", b"US", len(text), 28) + text
    white = xyz((0.9642, 1.0, 0.8249))
    if space == b"GRAY":
        tags = [(b"desc", name), (b"cprt", name), (b"wtpt", white), (b"kTRC", curve)]
    else:
        columns = [xyz(c) for c in primaries]
        tags = [(b"desc", name), (b"cprt", name), (b"wtpt", white)]
        tags += list(zip((b"rXYZ", b"gXYZ", b"bXYZ"), columns))
        tags += [(t, curve) for t in (b"rTRC", b"gTRC", b"bTRC")]
    table, body, places = struct.pack(">I", len(tags)), b"", {}
    start = 128 + 4 + 12 * len(tags)
    for tag, data in tags:
        if data not in places:
            places[data] = start + len(body)
            body += data + b"\0" * (-len(data) % 4)
        table += tag + struct.pack(">II", places[data], len(data))
    size = 128 + len(table) + len(body)
    head = struct.pack(">I4sI4s4s4s", size, b"\0" * 4, 0x04200000, b"mntr", space, b"XYZ ")
    head += struct.pack(">6H", 2020, 1, 1, 0, 0, 0) + b"acsp" + b"\0" * 28
    head += b"".join(struct.pack(">i", round(c * 65536)) for c in (0.9642, 1.0, 0.8249))
    return head.ljust(128, b"\0") + table + body


SRGB_CURVE = (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)
GAMMA_ONE = (1, 1, 0, 1, 0)
# Display P3 and sRGB primaries, Bradford-adapted to D50 (SMPTE EG 432-1; IEC 61966-2-1).
P3 = ((0.51512, 0.2412, -0.00105), (0.29198, 0.69225, 0.04189), (0.1571, 0.06657, 0.78407))
SRGB = ((0.43607, 0.22249, 0.01392), (0.38515, 0.71687, 0.09708), (0.14307, 0.06061, 0.71410))
P3_SAMPLES = [(234, 51, 35), (101, 196, 102), (59, 134, 247)]


def icc(data):
    return chunk(b"iCCP", b"test\0\0" + zlib.compress(data, 9))


def exif(orientation):
    return b"MM\0*\0\0\0\x08\0\x01" + struct.pack(">HHIHH", 0x112, 3, 1, orientation, 0) + bytes(4)


def pngs():
    for depth in (1, 2, 4, 8, 16):
        scale = {8: 1, 16: 257}.get(depth)
        png(f"gray{depth}.png", 0, depth,
            lambda x, y: [gray(x, y) * scale if scale else (x + y) % (1 << depth)])
    for depth in (1, 2, 4, 8):
        colors = [rgb(i % W, i // W) for i in range(1 << min(depth, 4))]
        palette = chunk(b"PLTE", b"".join(bytes(c) for c in colors))
        palette += chunk(b"tRNS", bytes([128]))
        png(f"palette{depth}.png", 3, depth, lambda x, y: [(x + y) % len(colors)], palette)
    for depth, scale in ((8, 1), (16, 257)):
        png(f"rgb{depth}.png", 2, depth, lambda x, y: [c * scale for c in rgb(x, y)])
        png(f"rgba{depth}.png", 6, depth,
            lambda x, y: [c * scale for c in (*rgb(x, y), ALPHA[x])])
        png(f"gray-alpha{depth}.png", 4, depth,
            lambda x, y: [gray(x, y) * scale, ALPHA[x] * scale])
    png("gray-key.png", 0, 8, lambda x, y: [gray(x, y)], chunk(b"tRNS", struct.pack(">H", 12)))
    png("rgb-key.png", 2, 8, lambda x, y: rgb(x, y), chunk(b"tRNS", struct.pack(">3H", 50, 60, 60)))
    png("filters.png", 2, 8, lambda x, y: rgb(x, y % 4), height=10, filters=[0, 1, 2, 3, 4])
    png("filters-rgba.png", 6, 8, lambda x, y: (*rgb(x, y % 4), ALPHA[x]), height=10,
        filters=[4, 3, 2, 1, 0])
    png("p3.png", 2, 8, lambda x, y: P3_SAMPLES[x], icc(profile(P3, SRGB_CURVE)), 3, 1)
    png("srgb-profile.png", 2, 8, lambda x, y: rgb(x, y), icc(profile(SRGB, SRGB_CURVE)))
    png("srgb-chunk.png", 2, 8, lambda x, y: rgb(x, y),
        chunk(b"sRGB", b"\0") + chunk(b"gAMA", struct.pack(">I", 100000)))
    png("gray-profile.png", 0, 8, lambda x, y: [gray(x, y)],
        icc(profile((), GAMMA_ONE, b"GRAY")))
    png("gamma-linear.png", 2, 8, lambda x, y: rgb(x, y),
        chunk(b"gAMA", struct.pack(">I", 100000)))
    png("gamma-p3.png", 2, 8, lambda x, y: P3_SAMPLES[x], chunk(b"gAMA", struct.pack(
        ">I", 45455)) + chunk(b"cHRM", struct.pack(
            ">8I", 31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000)), 3, 1)
    png("oriented6.png", 2, 8, lambda x, y: rgb(x, y), chunk(b"eXIf", exif(6)))
    for color in (2, 6):
        name = {2: "rgb8", 6: "rgba8"}[color]
        os.system(f"convert {HERE}/{name}.png -strip -interlace PNG -define "
                  f"png:color-type={color} {HERE}/interlaced-{name}.png")


def blocks(mode="RGB"):
    """Two rows of three flat 8 × 8 blocks."""
    image = Image.new("RGB", (24, 16))
    for x in range(24):
        for y in range(16):
            image.putpixel((x, y), (100 * (x // 8), 200 * (y // 8), 255 - 100 * (x // 8)))
    return image.convert(mode)


def jpegs():
    sharp = {"quality": 95, "subsampling": 0}
    block = b"Exif\0\0" + exif(1)
    blocks().save(f"{HERE}/baseline.jpg", exif=block, **sharp)
    blocks().save(f"{HERE}/progressive.jpg", progressive=True, **sharp)
    blocks().save(f"{HERE}/halved-colour.jpg", quality=95, subsampling=2)
    blocks("L").save(f"{HERE}/gray.jpg", quality=95)
    blocks("CMYK").save(f"{HERE}/inks.jpg", quality=95)
    Image.new("RGB", (8, 8), P3_SAMPLES[1]).save(
        f"{HERE}/p3.jpg", icc_profile=profile(P3, SRGB_CURVE), **sharp)
    with open(f"{HERE}/inks.jpg", "rb") as file:
        data = file.read()
    at = data.index(b"\xff\xee")
    size = struct.unpack(">H", data[at + 2:at + 4])[0]
    write("inks-plain.jpg", data[:at] + data[at + 2 + size:])


def webps():
    image = Image.new("RGBA", (W, H))
    for x in range(W):
        for y in range(H):
            image.putpixel((x, y), (*rgb(x, y), ALPHA[x]))
    image.save(f"{HERE}/lossless.webp", lossless=True, exact=True)
    image.save(f"{HERE}/oriented6.webp", lossless=True, exact=True, exif=b"Exif\0\0" + exif(6))
    blocks().save(f"{HERE}/lossy.webp", quality=95)
    half = blocks()
    half.putalpha(Image.new("L", half.size, 128))
    half.save(f"{HERE}/lossy-alpha.webp", quality=95)
    samples = Image.new("RGB", (3, 1))
    for x, color in enumerate(P3_SAMPLES):
        samples.putpixel((x, 0), color)
    samples.save(f"{HERE}/p3.webp", lossless=True, icc_profile=profile(P3, SRGB_CURVE))
    frames = [blocks(), Image.new("RGB", (24, 16), (9, 9, 9))]
    frames[0].save(f"{HERE}/animated.webp", save_all=True, append_images=frames[1:],
                   lossless=True, duration=100)
    write("animated-offset.webp", offset_frame())


def offset_frame():
    """An animation whose first frame, 2 × 2 red, stands at 2,4 of a canvas of 8 × 8."""
    inner = io.BytesIO()
    Image.new("RGB", (2, 2), (255, 0, 0)).save(inner, "WEBP", lossless=True)

    def piece(tag, data):
        return tag + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)

    def three(value):
        return struct.pack("<I", value)[:3]

    frame = three(1) + three(2) + three(1) + three(1) + three(100) + b"\0"
    body = b"WEBP" + piece(b"VP8X", b"\x12\0\0\0" + three(7) + three(7))
    body += piece(b"ANIM", bytes(6)) + piece(b"ANMF", frame + inner.getvalue()[12:])
    return b"RIFF" + struct.pack("<I", len(body)) + body


if __name__ == "__main__":
    pngs()
    jpegs()
    webps()

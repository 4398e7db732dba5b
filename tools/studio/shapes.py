"""Meshes: every maker links one object to the scene and returns it. Units are centimetres."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix


def mesh(vertices, faces, material, smooth=40, uvs=None):
    data = bpy.data.meshes.new("part")
    data.from_pydata([tuple(map(float, v)) for v in vertices], [], faces)
    data.update()
    if uvs is not None:
        layer = data.uv_layers.new(name="UVMap")
        for loop in data.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    return _link(data, material, smooth)


def _link(data, material, smooth=40):
    thing = bpy.data.objects.new("part", data)
    bpy.context.scene.collection.objects.link(thing)
    if material is not None:
        data.materials.append(material)
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(smooth)
    return thing


def place(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    """Moves, rotates (degrees, about x, y, z) and scales, in addition to earlier transforms."""
    sizes = scale if isinstance(scale, (tuple, list)) else (scale,) * 3
    rotation = Matrix.Identity(4)
    for axis, degrees in zip("XYZ", turn):
        rotation = Matrix.Rotation(math.radians(degrees), 4, axis) @ rotation
    stretch = Matrix.Diagonal((*sizes, 1))
    thing.matrix_world = Matrix.Translation(at) @ rotation @ stretch @ thing.matrix_world
    return thing


def place_all(things, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    for thing in flat(things):
        place(thing, at, turn, scale)
    return things


def settle(things):
    """Lowers or raises things together until the lowest of their points is at height 0."""
    bpy.context.view_layer.update()
    corners = [thing.matrix_world @ vertex.co for thing in flat(things) for vertex in thing.data.vertices]
    return place_all(things, (0, 0, -min(corner.z for corner in corners)))


def flat(things):
    if isinstance(things, (list, tuple)):
        return [one for thing in things for one in flat(thing)]
    return [things]


def copy(things):
    made = []
    for thing in flat(things):
        twin = thing.copy()
        bpy.context.scene.collection.objects.link(twin)
        made.append(twin)
    return made


def smooth_line(points, steps=8, closed=False):
    """A Catmull-Rom line through the points."""
    given = np.array(points, float)
    count = len(given)
    if count < 3:
        return given
    spans = count if closed else count - 1
    line = []
    for i in range(spans):
        around = [
            given[(i + k) % count] if closed else given[min(max(i + k, 0), count - 1)] for k in (-1, 0, 1, 2)
        ]
        for step in range(steps):
            t = step / steps
            a, b, c, d = around
            line.append(
                0.5
                * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            )
    if not closed:
        line.append(given[-1])
    return np.array(line)


def grid(rows, material, closed=False, smooth=40, cap=False):
    """A surface over rows with the same number of points, its u along a row and its v across the rows."""
    rows = [np.asarray(row, float) for row in rows]
    wide, high = len(rows[0]), len(rows)
    vertices = np.concatenate(rows)
    faces = []
    for j in range(high - 1):
        for i in range(wide if closed else wide - 1):
            k = (i + 1) % wide
            faces.append((j * wide + i, j * wide + k, (j + 1) * wide + k, (j + 1) * wide + i))
    if cap:
        faces.append(tuple(reversed(range(wide))))
        faces.append(tuple((high - 1) * wide + i for i in range(wide)))
    uvs = [(i / max(1, wide - 1), j / max(1, high - 1)) for j in range(high) for i in range(wide)]
    return mesh(vertices, faces, material, smooth, uvs)


def lathe(profile, material, at=(0, 0, 0), segments=96, curve=0, smooth=40):
    """Revolves (radius, height) points about z; `curve` first smooths the line between them."""
    points = smooth_line(profile, curve) if curve else np.array(profile, float)
    angles = np.linspace(0, 2 * math.pi, segments, endpoint=False)
    rows = [np.stack([r * np.cos(angles), r * np.sin(angles), np.full(segments, z)], 1) for r, z in points]
    thing = grid(rows, material, closed=True, smooth=smooth)
    work = bmesh.new()
    work.from_mesh(thing.data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(thing.data)
    work.free()
    return place(thing, at)


def cylinder(radius, height, material, at=(0, 0, 0), turn=(0, 0, 0), round=0.06, top=None, segments=64):
    """A bar along z from 0 to its height, its rims rounded."""
    end = radius if top is None else top
    r = min(round, radius * 0.9, height * 0.49)
    e = min(r, end * 0.9)
    rims = [(0, 0), (radius - r, 0)]
    for k in range(1, 5):
        a = k / 4 * math.pi / 2
        rims.append((radius - r + r * math.sin(a), r - r * math.cos(a)))
    for k in range(0, 5):
        a = k / 4 * math.pi / 2
        rims.append((end - e + e * math.cos(a), height - e + e * math.sin(a)))
    rims.append((0, height))
    return place(lathe(rims, material, segments=segments, smooth=50), at, turn)


def ball(radius, material, at=(0, 0, 0), scale=(1, 1, 1), turn=(0, 0, 0), segments=48):
    half = np.linspace(-math.pi / 2, math.pi / 2, segments // 2)
    thing = lathe(
        [(radius * abs(math.cos(a)), radius * math.sin(a)) for a in half], material, segments=segments
    )
    return place(place(thing, scale=scale), at, turn)


def box(size, material, at=(0, 0, 0), turn=(0, 0, 0), round=0.1, segments=3):
    """A box about its own centre in x and y, standing on its z."""
    x, y, z = (s / 2 for s in size)
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=2)
    bmesh.ops.scale(work, vec=(x, y, z), verts=work.verts)
    if round:
        bmesh.ops.bevel(
            work,
            geom=work.edges[:],
            offset=min(round, min(x, y, z) * 0.98),
            segments=segments,
            profile=0.5,
            affect="EDGES",
        )
    bmesh.ops.translate(work, vec=(0, 0, z), verts=work.verts)
    data = bpy.data.meshes.new("part")
    work.to_mesh(data)
    work.free()
    return place(_link(data, material, 50), at, turn)


def rounded_rectangle(width, height, radius, steps=10):
    points = []
    radius = min(radius, width / 2, height / 2)
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(steps + 1):
            a = math.radians(start + 90 * k / steps)
            points.append(
                (
                    cx * (width / 2 - radius) + radius * math.cos(a),
                    cy * (height / 2 - radius) + radius * math.sin(a),
                )
            )
    return points


def prism(outline, height, material, at=(0, 0, 0), turn=(0, 0, 0), round=0.05, smooth=35, steps=4):
    """An outline (x, y) extruded along z, its upper and lower edge rounded inwards."""
    points = np.array(outline, float)
    if np.sum(points[:, 0] * np.roll(points[:, 1], -1) - np.roll(points[:, 0], -1) * points[:, 1]) < 0:
        points = points[::-1]
    inward = _inward(points)
    rows = []
    r = min(round, height * 0.49)
    for k in range(steps + 1):
        a = k / steps * math.pi / 2
        rows.append((r * (1 - math.sin(a)), r * (1 - math.cos(a))))
    rows += [(inset, height - z) for inset, z in reversed(rows)]
    rings = [np.column_stack([points + inward * inset, np.full(len(points), z)]) for inset, z in rows]
    count = len(points)
    vertices = np.concatenate(rings)
    faces = [
        (j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i)
        for j in range(len(rings) - 1)
        for i in range(count)
    ]
    faces.append(tuple(reversed(range(count))))
    faces.append(tuple((len(rings) - 1) * count + i for i in range(count)))
    low, size = points.min(0), np.ptp(points, axis=0)
    uvs = [tuple((v[:2] - low) / size) for v in vertices]
    return place(mesh(vertices, faces, material, smooth, uvs), at, turn)


def _inward(points):
    before, after = points - np.roll(points, 1, 0), np.roll(points, -1, 0) - points
    before /= np.linalg.norm(before, axis=1, keepdims=True) + 1e-9
    after /= np.linalg.norm(after, axis=1, keepdims=True) + 1e-9
    normal = np.stack([-(before + after)[:, 1], (before + after)[:, 0]], 1)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9
    cosine = np.sum(normal * np.stack([-after[:, 1], after[:, 0]], 1), 1)
    return normal / np.clip(cosine, 0.4, 1)[:, None]


def slab(width, height, depth, radius, material, at=(0, 0, 0), turn=(0, 0, 0), round=0.1):
    """A plate with rounded corners that lies on z = 0."""
    return prism(rounded_rectangle(width, height, radius), depth, material, at, turn, round)


def plate(width, height, material, at=(0, 0, 0), turn=(0, 0, 0), radius=0.0):
    """A flat picture in x and y, facing z, its texture upright along y."""
    outline = rounded_rectangle(width, height, max(radius, 1e-4), 8)
    uvs = [(x / width + 0.5, y / height + 0.5) for x, y in outline]
    return place(
        mesh([(x, y, 0) for x, y in outline], [tuple(range(len(outline)))], material, 0, uvs), at, turn
    )


def wrap(radius, height, material, at=(0, 0, 0), angle=170, turn=-90, top=None):
    """A label bent about z, its middle towards -y."""
    end = radius if top is None else top
    angles = np.radians(np.linspace(-angle / 2, angle / 2, 72) + turn)
    rows = [
        np.stack([r * np.cos(angles), r * np.sin(angles), np.full(72, z)], 1)
        for r, z in ((radius, 0), (end, height))
    ]
    return place(grid(rows, material), at)


def tube(points, radius, material, curve=8, sides=20, closed=False, flatten=1, ends=True):
    """A bar along a line; the radius may be a list with one for each given point."""
    line = smooth_line(points, curve, closed) if curve else np.array(points, float)
    if np.ndim(radius):
        radii = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(radius)), radius)
    else:
        radii = np.full(len(line), radius)
    tangents = (np.roll(line, -1, 0) - np.roll(line, 1, 0)) if closed else np.gradient(line, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True) + 1e-9
    start = np.array([0, 0, 1.0]) if abs(tangents[0][2]) < 0.9 else np.array([1.0, 0, 0])
    side = np.cross(start, tangents[0])
    angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    rings = []
    for point, tangent, r in zip(line, tangents, radii):
        side = side - tangent * np.dot(side, tangent)
        side /= np.linalg.norm(side) + 1e-9
        up = np.cross(tangent, side)
        rings.append(point + r * (np.outer(np.cos(angles), side) + flatten * np.outer(np.sin(angles), up)))
    if closed:
        rings.append(rings[0])
    return grid(rings, material, closed=True, cap=ends and not closed, smooth=60)


def standing_things():
    """Everything of the product that is being built; in a group, without its finished neighbours."""
    return [thing for thing in bpy.data.objects if thing.type == "MESH" and not thing.get("finished")]

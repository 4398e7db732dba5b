"""Run by Blender: renders the pictures of an order, and reports each one that is done.

The order is a JSON file: {"folder", "pictures": [{"name", "code", "category", "variant", "detail", "have"}]},
where `have` is the digest from which the existing picture was rendered. It covers the description and the
source of its builder as a syntax tree, so formatting does not change it.
"""

import ast
import hashlib
import inspect
import json
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

import camera
import families
import goods
import sets
import studio
from denoise import Denoiser


def main():
    given = sys.argv[sys.argv.index("--") + 1 :]
    with open(given[0]) as file:
        order = json.load(file)
    # Before the first picture, because this imports the sources, which may change meanwhile.
    denoiser = Denoiser(order["weights"])
    digests = [digest_of(job) for job in order["pictures"]]
    for job, digest in zip(order["pictures"], digests):
        if digest is None:
            say(name=job["name"], state="undescribed")
            continue
        target = os.path.join(order["folder"], f"{job['name']}-{digest}.png")
        if job.get("have") == digest:
            say(name=job["name"], state="kept", digest=digest)
            continue
        if not os.path.exists(target):
            started = time.process_time()
            try:
                take(job, target, denoiser, order.get("side", 896), order.get("samples", 6))
            except Exception:
                traceback.print_exc()
                say(name=job["name"], state="failed")
                continue
            say(name=job["name"], state="taken", seconds=round(time.process_time() - started, 1))
        say(name=job["name"], state="ready", digest=digest, path=target)


def say(**words):
    print("STUDIO " + json.dumps(words), flush=True)


def describe(job):
    given = goods.described.get(job["code"])
    if given is None:
        return None
    described = {key: value for key, value in given.items() if key != "variants"}
    variants = given.get("variants")
    if variants:
        described.update(variants.get(job["variant"]) or next(iter(variants.values())))
    described["category"] = job["category"]
    described["is_detail"] = job["detail"]
    return described


def digest_of(job):
    described = describe(job)
    if described is None or described["family"] not in families.known:
        return None
    makers = [described["family"], *(member["family"] for member in described.get("members", ()))]
    source = "".join(ast.dump(ast.parse(inspect.getsource(families.known[maker]))) for maker in makers)
    words = json.dumps(described, sort_keys=True) + source + str(studio.edition)
    return hashlib.sha256(words.encode()).hexdigest()[:12]


def take(job, target, denoiser, side, samples):
    described = describe(job)
    studio.clear(side, samples)
    view = families.known[described["family"]](described) or {}
    view = {**view, **described.get("view", {})}
    if described["is_detail"]:
        near = {
            "azimuth": view.get("azimuth", -24) + 42,
            "elevation": view.get("elevation", 13) + 9,
            "zoom": 1.7,
        }
        view = {**view, **near, **view.get("detail", {}), **described.get("detail", {})}
    view.pop("detail", None)
    bright, exposure = view.pop("bright", 1.0), view.pop("exposure", 1.0)
    usual, tone = sets.chosen_for(described["category"], job["code"])
    chosen = {**usual, **described.get("place", {}), **view.pop("place", {})}
    flat_lay = view.pop("flat_lay", False)
    things = [thing for thing in bpy.data.objects if thing.type == "MESH"]
    framed = [thing for thing in things if not thing.get("unframed")]
    blur = view.pop("blur", 1.0)
    view.pop("samples", None)
    studio.frame(framed, **view)
    foot = studio.points_of(things)[:, 2].min()
    here = sets.Place(
        studio.points_of(framed),
        foot,
        view.get("azimuth", -24),
        tone,
        job["code"],
        bright,
    )
    sets.build(here, chosen, flat_lay)
    lens = studio.lens(framed, here, chosen, blur, described["is_detail"])
    camera.shoot(target, denoiser, lens, job["name"], exposure)


main()
sys.stdout.flush()
# Blender's regular end unloads torch in an order that crashes it.
os._exit(0)

(window.flowBook ??= []).push({
 "id": "savedItems",
 "question": "Is a heart shown at once, and never shown when the server does not have it?",
 "description": "Favourites and followed shops: shown at once, saved behind it, and taken back when that fails.",
 "svg": "<svg data-plan=\"3dd4b23c13e45b38\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1280 488\" width=\"1280\" height=\"488\" role=\"img\" aria-label=\"savedItems: Favourites and followed shops: shown at once, saved behind it, and taken back when that fails.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1280\" height=\"488\"/>\n<g class=\"leaf passing\" data-state=\"savedItems.beginning\"><title>Beginning: Whose savedItems they are decides.</title><rect x=\"91\" y=\"52\" width=\"24\" height=\"24\" rx=\"8\"/><path class=\"choice\" d=\"M103 57.1L109.9 64L103 70.9L96.1 64Z\"/></g>\n<g class=\"leaf\" data-state=\"savedItems.guest\"><title>Nobody is signed in, so nothing can be kept yet.</title><rect x=\"16\" y=\"152\" width=\"165\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"26\" y=\"173\" textLength=\"40\" lengthAdjust=\"spacingAndGlyphs\">Guest</text><g class=\"row\" data-arrow=\"guest:item.set\" data-who=\"shopper\"><title>item.set: “Please login first.” What was wanted is taken along, and saved then.</title><rect class=\"hit\" x=\"24\" y=\"182\" width=\"149\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(26 183)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"43\" y=\"193\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">“Please login first.” What</text><text x=\"43\" y=\"207\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">was wanted is taken …</text></g></g>\n<g class=\"box compound\" data-state=\"savedItems.shopper\"><title>The shopper’s own savedItems.</title><rect x=\"209\" y=\"152\" width=\"1039\" height=\"304\" rx=\"12\"/><text class=\"title\" x=\"219\" y=\"173\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">Shopper</text><g class=\"row\" data-arrow=\"shopper:item.set\" data-who=\"shopper\"><title>item.set: Shown at once; saved in its turn.</title><rect class=\"hit\" x=\"217\" y=\"182\" width=\"99\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(219 183)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"236\" y=\"193\" textLength=\"78\" lengthAdjust=\"spacingAndGlyphs\">Shown at once</text></g></g>\n<g class=\"leaf\" data-state=\"savedItems.shopper.loading\"><title>What was saved before is on its way.</title><rect x=\"947\" y=\"400\" width=\"73\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"957\" y=\"421\" textLength=\"53\" lengthAdjust=\"spacingAndGlyphs\">Loading</text></g>\n<g class=\"leaf\" data-state=\"savedItems.shopper.unloaded\"><title>What was saved before is not known.</title><rect x=\"823.8\" y=\"206\" width=\"83\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"833.8\" y=\"227\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">Unloaded</text></g>\n<g class=\"leaf\" data-state=\"savedItems.shopper.resting\"><title>Everything is saved.</title><rect x=\"293.5\" y=\"206\" width=\"70\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"303.5\" y=\"227\" textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\">Resting</text></g>\n<g class=\"leaf\" data-state=\"savedItems.shopper.saving\"><title>One item is on its way; further ones wait behind it.</title><rect x=\"410\" y=\"400\" width=\"65\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"420\" y=\"421\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Saving</text></g>\n<circle class=\"dot\" data-start=\"savedItems\" cx=\"103\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M103 26L103 52\"/><path class=\"tip\" d=\"M103 52L106.6 44L99.4 44Z\"/></g>\n<circle class=\"dot\" data-start=\"savedItems.shopper\" cx=\"1227\" cy=\"241\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1227 246L1227 367Q1227 374 1220 374L1014.8 374Q1007.8 374 1007.8 381L1007.8 400\"/><path class=\"tip\" d=\"M1007.8 400L1011.5 392L1004.2 392Z\"/></g>\n<g class=\"arrow chart\" data-line=\"beginning:\"><path class=\"line\" d=\"M99 76L99 152\"/><path class=\"tip\" d=\"M99 152L102.6 144L95.4 144Z\"/></g>\n<g class=\"arrow chart\" data-line=\"beginning::2\"><path class=\"line\" d=\"M107 76L107 83Q107 90 114 90L722 90Q729 90 729 97L729 152\"/><path class=\"tip\" d=\"M729 152L732.6 144L725.4 144Z\"/></g>\n<g class=\"arrow server\" data-line=\"shopper.loading:xstate.done.actor.loadSavedItems\"><path class=\"line\" d=\"M971.3 400L971.3 369Q971.3 362 964.3 362L730 362Q723 362 723 355L723 267Q723 260 716 260L356.5 260Q349.5 260 349.5 253L349.5 246\"/><path class=\"tip\" d=\"M349.5 246L345.9 254L353.1 254Z\"/></g>\n<g class=\"arrow server\" data-line=\"shopper.loading:xstate.done.actor.loadSavedItems:2 shopper.loading:xstate.error.actor.loadSavedItems\"><path class=\"line\" d=\"M983.5 400L983.5 279Q983.5 272 976.5 272L872.3 272Q865.3 272 865.3 265L865.3 246\"/><path class=\"tip\" d=\"M865.3 246L861.6 254L868.9 254Z\"/></g>\n<g class=\"arrow browser\" data-line=\"shopper.unloaded:connection.restored\"><path class=\"line\" d=\"M886 246L886 253Q886 260 893 260L1139.5 260Q1146.5 260 1146.5 267L1146.5 355Q1146.5 362 1139.5 362L1002.7 362Q995.7 362 995.7 369L995.7 400\"/><path class=\"tip\" d=\"M995.7 400L999.3 392L992 392Z\"/></g>\n<g class=\"arrow chart\" data-line=\"shopper.unloaded:\"><path class=\"line\" d=\"M844.5 246L844.5 367Q844.5 374 837.5 374L465.8 374Q458.8 374 458.8 381L458.8 400\"/><path class=\"tip\" d=\"M458.8 400L462.4 392L455.1 392Z\"/></g>\n<g class=\"arrow chart\" data-line=\"shopper.resting:\"><path class=\"line\" d=\"M321.5 246L321.5 277Q321.5 284 328.5 284L435.5 284Q442.5 284 442.5 291L442.5 400\"/><path class=\"tip\" d=\"M442.5 400L446.1 392L438.9 392Z\"/></g>\n<g class=\"arrow chart\" data-line=\"shopper.resting::2\"><path class=\"line\" d=\"M335.5 246L335.5 265Q335.5 272 342.5 272L561.5 272Q568.5 272 568.5 279L568.5 379Q568.5 386 575.5 386L952.2 386Q959.2 386 959.2 393L959.2 400\"/><path class=\"tip\" d=\"M959.2 400L962.8 392L955.5 392Z\"/></g>\n<g class=\"arrow server\" data-line=\"shopper.saving:xstate.done.actor.saveItem shopper.saving:xstate.done.actor.saveItem:2 shopper.saving:xstate.error.actor.saveItem\"><path class=\"line\" d=\"M426.3 400L426.3 369Q426.3 362 419.3 362L314.5 362Q307.5 362 307.5 355L307.5 246\"/><path class=\"tip\" d=\"M307.5 246L303.9 254L311.1 254Z\"/></g>\n<g class=\"label\"><rect x=\"62\" y=\"104\" width=\"73\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"beginning:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"64\" y=\"108\" width=\"69\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(66 109)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"83\" y=\"119\" textLength=\"48\" lengthAdjust=\"spacingAndGlyphs\">Is guest?</text></g></g>\n<g class=\"label\"><rect x=\"705\" y=\"104\" width=\"48\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"beginning::2\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"707\" y=\"108\" width=\"44\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(709 109)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"726\" y=\"119\" textLength=\"23\" lengthAdjust=\"spacingAndGlyphs\">Else</text></g></g>\n<g class=\"label\"><rect x=\"654\" y=\"312\" width=\"138\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.loading:xstate.done.actor.loadSavedItems\" data-who=\"server\"><title>loadSavedItems answered: The hearts are shown.</title><rect class=\"hit\" x=\"656\" y=\"316\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(658 317)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"675\" y=\"327\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">The hearts are shown</text></g></g>\n<g class=\"label\"><rect x=\"897\" y=\"305\" width=\"173\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.loading:xstate.done.actor.loadSavedItems:2\" data-who=\"server\"><title>loadSavedItems answered: They could not be read; marking still works.</title><rect class=\"hit\" x=\"899\" y=\"309\" width=\"141\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(901 310)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"918\" y=\"320\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">They could not be read</text></g><g class=\"row dim\" data-arrow=\"shopper.loading:xstate.error.actor.loadSavedItems\" data-who=\"server\"><title>loadSavedItems broke down</title><rect class=\"hit\" x=\"899\" y=\"323\" width=\"169\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(901 324)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"918\" y=\"334\" textLength=\"148\" lengthAdjust=\"spacingAndGlyphs\">loadSavedItems broke down</text></g></g>\n<g class=\"label\"><rect x=\"1082\" y=\"312\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.unloaded:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"1084\" y=\"316\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(1086 317)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"1103\" y=\"327\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"804\" y=\"312\" width=\"81\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.unloaded:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"806\" y=\"316\" width=\"77\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(808 317)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"825\" y=\"327\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">Has edits?</text></g></g>\n<g class=\"label\"><rect x=\"402\" y=\"312\" width=\"81\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.resting:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"404\" y=\"316\" width=\"77\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(406 317)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"423\" y=\"327\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">Has edits?</text></g></g>\n<g class=\"label\"><rect x=\"495\" y=\"305\" width=\"147\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.resting::2\" data-who=\"chart\"><title>at once: What was saved before could not be read; now it is read again.</title><rect class=\"hit\" x=\"497\" y=\"309\" width=\"143\" height=\"28\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(499 310)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"516\" y=\"320\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">What was saved before</text><text x=\"516\" y=\"334\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">could not be read</text></g></g>\n<g class=\"label\"><rect x=\"225\" y=\"298\" width=\"165\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.saving:xstate.done.actor.saveItem\" data-who=\"server\"><title>saveItem answered: The server has it.</title><rect class=\"hit\" x=\"227\" y=\"302\" width=\"108\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(229 303)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"246\" y=\"313\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">The server has it</text></g><g class=\"row\" data-arrow=\"shopper.saving:xstate.done.actor.saveItem:2\" data-who=\"server\"><title>saveItem answered: It is shown as it was before, and the shopper hears why.</title><rect class=\"hit\" x=\"227\" y=\"316\" width=\"161\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(229 317)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"246\" y=\"327\" textLength=\"140\" lengthAdjust=\"spacingAndGlyphs\">It is shown as it was before</text></g><g class=\"row dim\" data-arrow=\"shopper.saving:xstate.error.actor.saveItem\" data-who=\"server\"><title>saveItem broke down</title><rect class=\"hit\" x=\"227\" y=\"330\" width=\"132\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(229 331)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"246\" y=\"341\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">saveItem broke down</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "savedItems.beginning",
   "name": "beginning",
   "title": "Beginning",
   "code": null,
   "kind": "leaf",
   "description": "Whose savedItems they are decides.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "left at once"
   },
   "screens": []
  },
  {
   "id": "savedItems.guest",
   "name": "guest",
   "title": "Guest",
   "code": null,
   "kind": "leaf",
   "description": "Nobody is signed in, so nothing can be kept yet.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/savedItems/guest.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/savedItems/guest.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/savedItems/guest.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/savedItems/guest.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "savedItems.shopper",
   "name": "shopper",
   "title": "Shopper",
   "code": null,
   "kind": "compound",
   "description": "The shopper’s own savedItems.",
   "tags": [],
   "calls": [],
   "entry": [
    "takeCarried"
   ],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": []
  },
  {
   "id": "savedItems.shopper.loading",
   "name": "shopper.loading",
   "title": "Loading",
   "code": null,
   "kind": "leaf",
   "description": "What was saved before is on its way.",
   "tags": [],
   "calls": [
    "loadSavedItems"
   ],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/savedItems/shopper.loading.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/savedItems/shopper.loading.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/savedItems/shopper.loading.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/savedItems/shopper.loading.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "savedItems.shopper.unloaded",
   "name": "shopper.unloaded",
   "title": "Unloaded",
   "code": null,
   "kind": "leaf",
   "description": "What was saved before is not known.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/savedItems/shopper.unloaded.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/savedItems/shopper.unloaded.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/savedItems/shopper.unloaded.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/savedItems/shopper.unloaded.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "savedItems.shopper.resting",
   "name": "shopper.resting",
   "title": "Resting",
   "code": null,
   "kind": "leaf",
   "description": "Everything is saved.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/savedItems/shopper.resting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/savedItems/shopper.resting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/savedItems/shopper.resting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/savedItems/shopper.resting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "savedItems.shopper.saving",
   "name": "shopper.saving",
   "title": "Saving",
   "code": null,
   "kind": "leaf",
   "description": "One item is on its way; further ones wait behind it.",
   "tags": [],
   "calls": [
    "saveItem"
   ],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/savedItems/shopper.saving.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/savedItems/shopper.saving.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/savedItems/shopper.saving.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/savedItems/shopper.saving.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "beginning:",
   "key": "savedItems.beginning: always → savedItems.guest [branch 1]",
   "from": "beginning",
   "to": [
    "guest"
   ],
   "event": "",
   "words": "at once",
   "label": "Is guest?",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": "isGuest",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a item has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "At once, when the one before it is taken"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 5,
    "noticed": 5
   }
  },
  {
   "name": "beginning::2",
   "key": "savedItems.beginning: always → savedItems.shopper [branch 2]",
   "from": "beginning",
   "to": [
    "shopper"
   ],
   "event": "",
   "words": "at once",
   "label": "Else",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a item has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "At once, when the one before it is taken"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 3,
    "noticed": 3
   }
  },
  {
   "name": "guest:item.set",
   "key": "savedItems.guest: item.set → stays",
   "from": "guest",
   "to": [],
   "event": "item.set",
   "words": "item.set",
   "label": "“Please login first.” What was wanted is taken …",
   "description": "“Please login first.” What was wanted is taken along, and saved then.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "carryOver",
    "askToLogin"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a item has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 3,
    "noticed": 3
   }
  },
  {
   "name": "shopper:item.set",
   "key": "savedItems.shopper: item.set → stays",
   "from": "shopper",
   "to": [],
   "event": "item.set",
   "words": "item.set",
   "label": "Shown at once",
   "description": "Shown at once; saved in its turn.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "addEdit"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a item has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/favourite/set",
      "input": {
       "productId": 20,
       "wanted": true
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 3,
    "noticed": 3
   }
  },
  {
   "name": "shopper.loading:xstate.done.actor.loadSavedItems",
   "key": "savedItems.shopper.loading: xstate.done.actor.loadSavedItems → savedItems.shopper.resting [branch 1]",
   "from": "shopper.loading",
   "to": [
    "shopper.resting"
   ],
   "event": "xstate.done.actor.loadSavedItems",
   "words": "loadSavedItems answered",
   "label": "The hearts are shown",
   "description": "The hearts are shown.",
   "who": "server",
   "isMoney": false,
   "guard": "isLoaded",
   "effects": [
    "keepSavedItems"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a item has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/favourite/saved_items"
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/favourite/set",
      "input": {
       "productId": 20,
       "wanted": true
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 10,
    "noticed": 10
   }
  },
  {
   "name": "shopper.loading:xstate.done.actor.loadSavedItems:2",
   "key": "savedItems.shopper.loading: xstate.done.actor.loadSavedItems → savedItems.shopper.unloaded [branch 2]",
   "from": "shopper.loading",
   "to": [
    "shopper.unloaded"
   ],
   "event": "xstate.done.actor.loadSavedItems",
   "words": "loadSavedItems answered",
   "label": "They could not be read",
   "description": "They could not be read; marking still works.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a item has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/favourite/saved_items"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 3,
    "noticed": 3
   }
  },
  {
   "name": "shopper.loading:xstate.error.actor.loadSavedItems",
   "key": "savedItems.shopper.loading: xstate.error.actor.loadSavedItems → savedItems.shopper.unloaded",
   "from": "shopper.loading",
   "to": [
    "shopper.unloaded"
   ],
   "event": "xstate.error.actor.loadSavedItems",
   "words": "loadSavedItems broke down",
   "label": "loadSavedItems broke down",
   "description": "",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a item has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/favourite/saved_items"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 2,
    "noticed": 2
   }
  },
  {
   "name": "shopper.unloaded:connection.restored",
   "key": "savedItems.shopper.unloaded: connection.restored → savedItems.shopper.loading",
   "from": "shopper.unloaded",
   "to": [
    "shopper.loading"
   ],
   "event": "connection.restored",
   "words": "connection.restored",
   "label": "The network is back",
   "description": "The network is back.",
   "who": "browser",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a item has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/favourite/saved_items",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 2,
    "noticed": 2
   }
  },
  {
   "name": "shopper.unloaded:",
   "key": "savedItems.shopper.unloaded: always → savedItems.shopper.saving",
   "from": "shopper.unloaded",
   "to": [
    "shopper.saving"
   ],
   "event": "",
   "words": "at once",
   "label": "Has edits?",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": "hasEdits",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a item has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "At once, when the one before it is taken"
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/favourite/set",
      "input": {
       "productId": 20,
       "wanted": true
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 6,
    "noticed": 5
   }
  },
  {
   "name": "shopper.resting:",
   "key": "savedItems.shopper.resting: always → savedItems.shopper.saving [branch 1]",
   "from": "shopper.resting",
   "to": [
    "shopper.saving"
   ],
   "event": "",
   "words": "at once",
   "label": "Has edits?",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": "hasEdits",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a item has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "At once, when the one before it is taken"
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/favourite/set",
      "input": {
       "productId": 20,
       "wanted": true
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 7,
    "noticed": 7
   }
  },
  {
   "name": "shopper.resting::2",
   "key": "savedItems.shopper.resting: always → savedItems.shopper.loading [branch 2]",
   "from": "shopper.resting",
   "to": [
    "shopper.loading"
   ],
   "event": "",
   "words": "at once",
   "label": "What was saved before could not be read",
   "description": "What was saved before could not be read; now it is read again.",
   "who": "chart",
   "isMoney": false,
   "guard": "isUnknown",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a item has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "At once, when the one before it is taken"
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/favourite/saved_items",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 5,
    "noticed": 5
   }
  },
  {
   "name": "shopper.saving:xstate.done.actor.saveItem",
   "key": "savedItems.shopper.saving: xstate.done.actor.saveItem → savedItems.shopper.resting [branch 1]",
   "from": "shopper.saving",
   "to": [
    "shopper.resting"
   ],
   "event": "xstate.done.actor.saveItem",
   "words": "saveItem answered",
   "label": "The server has it",
   "description": "The server has it.",
   "who": "server",
   "isMoney": false,
   "guard": "isSaved",
   "effects": [
    "keepSaved",
    "showSaved"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a item has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/favourite/set"
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/favourite/saved_items",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 10,
    "noticed": 10
   }
  },
  {
   "name": "shopper.saving:xstate.done.actor.saveItem:2",
   "key": "savedItems.shopper.saving: xstate.done.actor.saveItem → savedItems.shopper.resting [branch 2]",
   "from": "shopper.saving",
   "to": [
    "shopper.resting"
   ],
   "event": "xstate.done.actor.saveItem",
   "words": "saveItem answered",
   "label": "It is shown as it was before",
   "description": "It is shown as it was before, and the shopper hears why.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepFailure",
    "rollBack",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a item has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/favourite/set"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 10,
    "noticed": 10
   }
  },
  {
   "name": "shopper.saving:xstate.error.actor.saveItem",
   "key": "savedItems.shopper.saving: xstate.error.actor.saveItem → savedItems.shopper.resting",
   "from": "shopper.saving",
   "to": [
    "shopper.resting"
   ],
   "event": "xstate.error.actor.saveItem",
   "words": "saveItem broke down",
   "label": "saveItem broke down",
   "description": "",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSurprise",
    "rollBack",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a item has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/favourite/set"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 10,
    "noticed": 10
   }
  }
 ],
 "films": [
  {
   "title": "saved items are saved one after the other, in the order of the taps",
   "kind": "journey",
   "start": [
    "shopper.loading"
   ],
   "steps": [
    {
     "event": "done loadSavedItems loaded",
     "taken": [
      "shopper.loading:xstate.done.actor.loadSavedItems"
     ],
     "leaves": [
      "shopper.resting"
     ]
    },
    {
     "event": "item.set {\"item\":{\"of\":\"product\",\"id\":20,\"wanted\":true}}",
     "taken": [
      "shopper:item.set",
      "shopper.resting:"
     ],
     "leaves": [
      "shopper.saving"
     ]
    },
    {
     "event": "item.set {\"item\":{\"of\":\"product\",\"id\":20,\"wanted\":false}}",
     "taken": [
      "shopper:item.set"
     ],
     "leaves": [
      "shopper.saving"
     ]
    },
    {
     "event": "done saveItem saved",
     "taken": [
      "shopper.saving:xstate.done.actor.saveItem",
      "shopper.resting:"
     ],
     "leaves": [
      "shopper.saving"
     ]
    },
    {
     "event": "done saveItem saved",
     "taken": [
      "shopper.saving:xstate.done.actor.saveItem"
     ],
     "leaves": [
      "shopper.resting"
     ]
    }
   ]
  },
  {
   "title": "saved items are taken back when the server does not take them, and it says so",
   "kind": "journey",
   "start": [
    "shopper.loading"
   ],
   "steps": [
    {
     "event": "done loadSavedItems loaded",
     "taken": [
      "shopper.loading:xstate.done.actor.loadSavedItems"
     ],
     "leaves": [
      "shopper.resting"
     ]
    },
    {
     "event": "item.set {\"item\":{\"of\":\"product\",\"id\":20,\"wanted\":true}}",
     "taken": [
      "shopper:item.set",
      "shopper.resting:"
     ],
     "leaves": [
      "shopper.saving"
     ]
    },
    {
     "event": "done saveItem failed (network)",
     "taken": [
      "shopper.saving:xstate.done.actor.saveItem:2"
     ],
     "leaves": [
      "shopper.resting"
     ]
    }
   ]
  },
  {
   "title": "saved items can be set before what was saved earlier is known",
   "kind": "journey",
   "start": [
    "shopper.loading"
   ],
   "steps": [
    {
     "event": "item.set {\"item\":{\"of\":\"product\",\"id\":20,\"wanted\":true}}",
     "taken": [
      "shopper:item.set"
     ],
     "leaves": [
      "shopper.loading"
     ]
    },
    {
     "event": "done loadSavedItems failed (network)",
     "taken": [
      "shopper.loading:xstate.done.actor.loadSavedItems:2",
      "shopper.unloaded:"
     ],
     "leaves": [
      "shopper.saving"
     ]
    },
    {
     "event": "done saveItem saved",
     "taken": [
      "shopper.saving:xstate.done.actor.saveItem",
      "shopper.resting::2"
     ],
     "leaves": [
      "shopper.loading"
     ]
    }
   ]
  },
  {
   "title": "saved items that could not be read are read again after the next answer to a save",
   "kind": "journey",
   "start": [
    "shopper.loading"
   ],
   "steps": [
    {
     "event": "done loadSavedItems failed (network)",
     "taken": [
      "shopper.loading:xstate.done.actor.loadSavedItems:2"
     ],
     "leaves": [
      "shopper.unloaded"
     ]
    },
    {
     "event": "item.set {\"item\":{\"of\":\"product\",\"id\":20,\"wanted\":true}}",
     "taken": [
      "shopper:item.set",
      "shopper.unloaded:"
     ],
     "leaves": [
      "shopper.saving"
     ]
    },
    {
     "event": "done saveItem saved",
     "taken": [
      "shopper.saving:xstate.done.actor.saveItem",
      "shopper.resting::2"
     ],
     "leaves": [
      "shopper.loading"
     ]
    },
    {
     "event": "done loadSavedItems loaded",
     "taken": [
      "shopper.loading:xstate.done.actor.loadSavedItems"
     ],
     "leaves": [
      "shopper.resting"
     ]
    }
   ]
  },
  {
   "title": "saved items of a guest are asked to log in for, and carried over",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "item.set {\"item\":{\"of\":\"product\",\"id\":20,\"wanted\":true}}",
     "taken": [
      "guest:item.set"
     ],
     "leaves": [
      "guest"
     ]
    }
   ]
  },
  {
   "title": "saved items that a guest wanted are saved once they are signed in",
   "kind": "journey",
   "start": [
    "shopper.loading"
   ],
   "steps": [
    {
     "event": "done loadSavedItems loaded",
     "taken": [
      "shopper.loading:xstate.done.actor.loadSavedItems",
      "shopper.resting:"
     ],
     "leaves": [
      "shopper.saving"
     ]
    },
    {
     "event": "done saveItem saved",
     "taken": [
      "shopper.saving:xstate.done.actor.saveItem"
     ],
     "leaves": [
      "shopper.resting"
     ]
    }
   ]
  },
  {
   "title": "error loadSavedItems {\"error\":\"surprise\"} → {\"shopper\":\"unloaded\"}",
   "kind": "path",
   "start": [
    "shopper.loading"
   ],
   "steps": [
    {
     "event": "error loadSavedItems {\"error\":\"surprise\"}",
     "taken": [
      "shopper.loading:xstate.error.actor.loadSavedItems"
     ],
     "leaves": [
      "shopper.unloaded"
     ]
    }
   ]
  },
  {
   "title": "done loadSavedItems failed (network), connection.restored → {\"shopper\":\"loading\"}",
   "kind": "path",
   "start": [
    "shopper.loading"
   ],
   "steps": [
    {
     "event": "done loadSavedItems failed (network)",
     "taken": [
      "shopper.loading:xstate.done.actor.loadSavedItems:2"
     ],
     "leaves": [
      "shopper.unloaded"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "shopper.unloaded:connection.restored"
     ],
     "leaves": [
      "shopper.loading"
     ]
    }
   ]
  },
  {
   "title": "done loadSavedItems failed (network), error saveItem {\"error\":\"surprise\"}, done loadSavedItems loaded → {\"shopper\":\"resting\"}",
   "kind": "path",
   "start": [
    "shopper.loading"
   ],
   "steps": [
    {
     "event": "done loadSavedItems failed (network)",
     "taken": [
      "shopper.loading:xstate.done.actor.loadSavedItems:2",
      "shopper.unloaded:"
     ],
     "leaves": [
      "shopper.saving"
     ]
    },
    {
     "event": "error saveItem {\"error\":\"surprise\"}",
     "taken": [
      "shopper.saving:xstate.error.actor.saveItem",
      "shopper.resting::2"
     ],
     "leaves": [
      "shopper.loading"
     ]
    },
    {
     "event": "done loadSavedItems loaded",
     "taken": [
      "shopper.loading:xstate.done.actor.loadSavedItems"
     ],
     "leaves": [
      "shopper.resting"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "item.set",
   "label": "item.set {\"item\":{\"of\":\"product\",\"id\":20,\"wanted\":true}}",
   "event": {
    "type": "item.set",
    "item": {
     "of": "product",
     "id": 20,
     "wanted": true
    }
   }
  },
  {
   "type": "item.set",
   "label": "item.set {\"item\":{\"of\":\"product\",\"id\":20,\"wanted\":false}}",
   "event": {
    "type": "item.set",
    "item": {
     "of": "product",
     "id": 20,
     "wanted": false
    }
   }
  },
  {
   "type": "connection.restored",
   "label": "connection.restored",
   "event": {
    "type": "connection.restored"
   }
  },
  {
   "type": "xstate.done.actor.loadSavedItems",
   "label": "done loadSavedItems loaded",
   "event": {
    "type": "xstate.done.actor.loadSavedItems",
    "output": {
     "type": "loaded",
     "savedItems": {
      "productIds": [],
      "shopIds": [
       3
      ]
     }
    },
    "actorId": "loadSavedItems"
   }
  },
  {
   "type": "xstate.done.actor.loadSavedItems",
   "label": "done loadSavedItems failed (network)",
   "event": {
    "type": "xstate.done.actor.loadSavedItems",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "loadSavedItems"
   }
  },
  {
   "type": "xstate.error.actor.loadSavedItems",
   "label": "error loadSavedItems {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.loadSavedItems",
    "error": "surprise",
    "actorId": "loadSavedItems"
   }
  },
  {
   "type": "xstate.done.actor.saveItem",
   "label": "done saveItem saved",
   "event": {
    "type": "xstate.done.actor.saveItem",
    "output": {
     "type": "saved"
    },
    "actorId": "saveItem"
   }
  },
  {
   "type": "xstate.done.actor.saveItem",
   "label": "done saveItem failed (network)",
   "event": {
    "type": "xstate.done.actor.saveItem",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "saveItem"
   }
  },
  {
   "type": "xstate.error.actor.saveItem",
   "label": "error saveItem {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.saveItem",
    "error": "surprise",
    "actorId": "saveItem"
   }
  }
 ],
 "inputs": [
  {
   "isGuest": false,
   "carried": null
  },
  {
   "isGuest": true,
   "carried": null
  },
  {
   "isGuest": false,
   "carried": {
    "of": "product",
    "id": 20,
    "wanted": true
   }
  }
 ]
})

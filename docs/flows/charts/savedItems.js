(window.flowBook ??= []).push({
 "id": "savedItems",
 "question": "Is a heart shown at once, and never shown when the server does not have it?",
 "description": "Favourites and followed shops: shown at once, saved behind it, and taken back when that fails.",
 "svg": "<svg data-plan=\"2f0b514551bbf06d\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1280 504\" width=\"1280\" height=\"504\" role=\"img\" aria-label=\"savedItems: Favourites and followed shops: shown at once, saved behind it, and taken back when that fails.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1280\" height=\"504\"/>\n<g class=\"leaf passing\" data-state=\"savedItems.beginning\"><title>Whose savedItems they are decides.</title><rect x=\"70\" y=\"52\" width=\"86\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"80\" y=\"73\" textLength=\"66\" lengthAdjust=\"spacingAndGlyphs\">Beginning</text></g>\n<g class=\"leaf\" data-state=\"savedItems.guest\"><title>Nobody is signed in, so nothing can be kept yet.</title><rect x=\"16\" y=\"168\" width=\"165\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"26\" y=\"189\" textLength=\"40\" lengthAdjust=\"spacingAndGlyphs\">Guest</text><g class=\"row\" data-arrow=\"guest:item.set\" data-who=\"shopper\"><title>item.set: “Please login first.” What was wanted is taken along, and saved then.</title><rect class=\"hit\" x=\"24\" y=\"198\" width=\"149\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(26 199)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"43\" y=\"209\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">“Please login first.” What</text><text x=\"43\" y=\"223\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">was wanted is taken …</text></g></g>\n<g class=\"box compound\" data-state=\"savedItems.shopper\"><title>The shopper’s own savedItems.</title><rect x=\"209\" y=\"168\" width=\"1039\" height=\"304\" rx=\"12\"/><text class=\"title\" x=\"219\" y=\"189\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">Shopper</text><g class=\"row\" data-arrow=\"shopper:item.set\" data-who=\"shopper\"><title>item.set: Shown at once; saved in its turn.</title><rect class=\"hit\" x=\"217\" y=\"198\" width=\"99\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(219 199)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"236\" y=\"209\" textLength=\"78\" lengthAdjust=\"spacingAndGlyphs\">Shown at once</text></g></g>\n<g class=\"leaf\" data-state=\"savedItems.shopper.loading\"><title>What was saved before is on its way.</title><rect x=\"947\" y=\"416\" width=\"73\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"957\" y=\"437\" textLength=\"53\" lengthAdjust=\"spacingAndGlyphs\">Loading</text></g>\n<g class=\"leaf\" data-state=\"savedItems.shopper.unloaded\"><title>What was saved before is not known.</title><rect x=\"823.8\" y=\"222\" width=\"83\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"833.8\" y=\"243\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">Unloaded</text></g>\n<g class=\"leaf\" data-state=\"savedItems.shopper.resting\"><title>Everything is saved.</title><rect x=\"293.5\" y=\"222\" width=\"70\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"303.5\" y=\"243\" textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\">Resting</text></g>\n<g class=\"leaf\" data-state=\"savedItems.shopper.saving\"><title>One item is on its way; further ones wait behind it.</title><rect x=\"410\" y=\"416\" width=\"65\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"420\" y=\"437\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Saving</text></g>\n<circle class=\"dot\" data-start=\"savedItems\" cx=\"113\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M113 26L113 52\"/><path class=\"tip\" d=\"M113 52L116.6 44L109.4 44Z\"/></g>\n<circle class=\"dot\" data-start=\"savedItems.shopper\" cx=\"1227\" cy=\"257\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1227 262L1227 383Q1227 390 1220 390L1014.8 390Q1007.8 390 1007.8 397L1007.8 416\"/><path class=\"tip\" d=\"M1007.8 416L1011.5 408L1004.2 408Z\"/></g>\n<g class=\"arrow chart\" data-line=\"beginning:\"><path class=\"line\" d=\"M99 92L99 168\"/><path class=\"tip\" d=\"M99 168L102.6 160L95.4 160Z\"/></g>\n<g class=\"arrow chart\" data-line=\"beginning::2\"><path class=\"line\" d=\"M127 92L127 99Q127 106 134 106L722 106Q729 106 729 113L729 168\"/><path class=\"tip\" d=\"M729 168L732.6 160L725.4 160Z\"/></g>\n<g class=\"arrow server\" data-line=\"shopper.loading:xstate.done.actor.loadSavedItems\"><path class=\"line\" d=\"M971.3 416L971.3 385Q971.3 378 964.3 378L730 378Q723 378 723 371L723 283Q723 276 716 276L356.5 276Q349.5 276 349.5 269L349.5 262\"/><path class=\"tip\" d=\"M349.5 262L345.9 270L353.1 270Z\"/></g>\n<g class=\"arrow server\" data-line=\"shopper.loading:xstate.done.actor.loadSavedItems:2 shopper.loading:xstate.error.actor.loadSavedItems\"><path class=\"line\" d=\"M983.5 416L983.5 295Q983.5 288 976.5 288L872.3 288Q865.3 288 865.3 281L865.3 262\"/><path class=\"tip\" d=\"M865.3 262L861.6 270L868.9 270Z\"/></g>\n<g class=\"arrow browser\" data-line=\"shopper.unloaded:connection.restored\"><path class=\"line\" d=\"M886 262L886 269Q886 276 893 276L1139.5 276Q1146.5 276 1146.5 283L1146.5 371Q1146.5 378 1139.5 378L1002.7 378Q995.7 378 995.7 385L995.7 416\"/><path class=\"tip\" d=\"M995.7 416L999.3 408L992 408Z\"/></g>\n<g class=\"arrow chart\" data-line=\"shopper.unloaded:\"><path class=\"line\" d=\"M844.5 262L844.5 383Q844.5 390 837.5 390L465.8 390Q458.8 390 458.8 397L458.8 416\"/><path class=\"tip\" d=\"M458.8 416L462.4 408L455.1 408Z\"/></g>\n<g class=\"arrow chart\" data-line=\"shopper.resting:\"><path class=\"line\" d=\"M321.5 262L321.5 293Q321.5 300 328.5 300L435.5 300Q442.5 300 442.5 307L442.5 416\"/><path class=\"tip\" d=\"M442.5 416L446.1 408L438.9 408Z\"/></g>\n<g class=\"arrow chart\" data-line=\"shopper.resting::2\"><path class=\"line\" d=\"M335.5 262L335.5 281Q335.5 288 342.5 288L561.5 288Q568.5 288 568.5 295L568.5 395Q568.5 402 575.5 402L952.2 402Q959.2 402 959.2 409L959.2 416\"/><path class=\"tip\" d=\"M959.2 416L962.8 408L955.5 408Z\"/></g>\n<g class=\"arrow server\" data-line=\"shopper.saving:xstate.done.actor.saveItem shopper.saving:xstate.done.actor.saveItem:2 shopper.saving:xstate.error.actor.saveItem\"><path class=\"line\" d=\"M426.3 416L426.3 385Q426.3 378 419.3 378L314.5 378Q307.5 378 307.5 371L307.5 262\"/><path class=\"tip\" d=\"M307.5 262L303.9 270L311.1 270Z\"/></g>\n<g class=\"label\"><rect x=\"62\" y=\"120\" width=\"73\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"beginning:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"64\" y=\"124\" width=\"69\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(66 125)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"83\" y=\"135\" textLength=\"48\" lengthAdjust=\"spacingAndGlyphs\">Is guest?</text></g></g>\n<g class=\"label\"><rect x=\"705\" y=\"120\" width=\"48\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"beginning::2\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"707\" y=\"124\" width=\"44\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(709 125)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"726\" y=\"135\" textLength=\"23\" lengthAdjust=\"spacingAndGlyphs\">Else</text></g></g>\n<g class=\"label\"><rect x=\"654\" y=\"328\" width=\"138\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.loading:xstate.done.actor.loadSavedItems\" data-who=\"server\"><title>loadSavedItems answered: The hearts are shown.</title><rect class=\"hit\" x=\"656\" y=\"332\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(658 333)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"675\" y=\"343\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">The hearts are shown</text></g></g>\n<g class=\"label\"><rect x=\"897\" y=\"321\" width=\"173\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.loading:xstate.done.actor.loadSavedItems:2\" data-who=\"server\"><title>loadSavedItems answered: They could not be read; marking still works.</title><rect class=\"hit\" x=\"899\" y=\"325\" width=\"141\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(901 326)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"918\" y=\"336\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">They could not be read</text></g><g class=\"row dim\" data-arrow=\"shopper.loading:xstate.error.actor.loadSavedItems\" data-who=\"server\"><title>loadSavedItems broke down</title><rect class=\"hit\" x=\"899\" y=\"339\" width=\"169\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(901 340)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"918\" y=\"350\" textLength=\"148\" lengthAdjust=\"spacingAndGlyphs\">loadSavedItems broke down</text></g></g>\n<g class=\"label\"><rect x=\"1082\" y=\"328\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.unloaded:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"1084\" y=\"332\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(1086 333)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"1103\" y=\"343\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"804\" y=\"328\" width=\"81\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.unloaded:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"806\" y=\"332\" width=\"77\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(808 333)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"825\" y=\"343\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">Has edits?</text></g></g>\n<g class=\"label\"><rect x=\"402\" y=\"328\" width=\"81\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.resting:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"404\" y=\"332\" width=\"77\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(406 333)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"423\" y=\"343\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">Has edits?</text></g></g>\n<g class=\"label\"><rect x=\"495\" y=\"321\" width=\"147\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.resting::2\" data-who=\"chart\"><title>at once: What was saved before could not be read; now it is read again.</title><rect class=\"hit\" x=\"497\" y=\"325\" width=\"143\" height=\"28\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(499 326)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"516\" y=\"336\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">What was saved before</text><text x=\"516\" y=\"350\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">could not be read</text></g></g>\n<g class=\"label\"><rect x=\"225\" y=\"314\" width=\"165\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.saving:xstate.done.actor.saveItem\" data-who=\"server\"><title>saveItem answered: The server has it.</title><rect class=\"hit\" x=\"227\" y=\"318\" width=\"108\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(229 319)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"246\" y=\"329\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">The server has it</text></g><g class=\"row\" data-arrow=\"shopper.saving:xstate.done.actor.saveItem:2\" data-who=\"server\"><title>saveItem answered: It is shown as it was before, and the shopper hears why.</title><rect class=\"hit\" x=\"227\" y=\"332\" width=\"161\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(229 333)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"246\" y=\"343\" textLength=\"140\" lengthAdjust=\"spacingAndGlyphs\">It is shown as it was before</text></g><g class=\"row dim\" data-arrow=\"shopper.saving:xstate.error.actor.saveItem\" data-who=\"server\"><title>saveItem broke down</title><rect class=\"hit\" x=\"227\" y=\"346\" width=\"132\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(229 347)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"246\" y=\"357\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">saveItem broke down</text></g></g>\n</svg>\n",
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
   "title": "the savedItems are saved one after the other, in the order of the taps",
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
   "title": "the savedItems are taken back when the server does not take them, and it says so",
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
   "title": "the savedItems can be set before what was saved earlier is known",
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
   "title": "the savedItems that could not be read are read again after the next answer to a save",
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
   "title": "the savedItems of a guest are asked to log in for, and carried over",
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
   "title": "the savedItems that a guest wanted are saved once they are signed in",
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

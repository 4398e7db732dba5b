(window.flowBook ??= []).push({
 "id": "savedItems",
 "question": "Is a heart shown at once, and never shown when the server does not have it?",
 "description": "Favourites and followed shops: shown at once, saved behind it, and taken back when that fails.",
 "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1246 488\" width=\"1246\" height=\"488\" role=\"img\" aria-label=\"savedItems: Favourites and followed shops: shown at once, saved behind it, and taken back when that fails.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1246\" height=\"488\"/>\n<g class=\"leaf passing\" data-state=\"savedItems.beginning\"><title>Whose savedItems they are decides.</title><rect x=\"70\" y=\"36\" width=\"86\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"80\" y=\"57\" textLength=\"66\" lengthAdjust=\"spacingAndGlyphs\">Beginning</text></g>\n<g class=\"leaf\" data-state=\"savedItems.guest\"><title>Nobody is signed in, so nothing can be kept yet.</title><rect x=\"16\" y=\"152\" width=\"165\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"26\" y=\"173\" textLength=\"40\" lengthAdjust=\"spacingAndGlyphs\">Guest</text><g class=\"row\" data-arrow=\"guest:item.set\" data-who=\"shopper\"><title>item.set: “Please login first.” What was wanted is taken along, and saved then.</title><rect class=\"hit\" x=\"24\" y=\"182\" width=\"149\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(26 183)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"43\" y=\"193\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">“Please login first.” What</text><text x=\"43\" y=\"207\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">was wanted is taken …</text></g></g>\n<g class=\"box compound\" data-state=\"savedItems.shopper\"><title>The shopper’s own savedItems.</title><rect x=\"209\" y=\"152\" width=\"1005\" height=\"304\" rx=\"12\"/><text class=\"title\" x=\"219\" y=\"173\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">Shopper</text><g class=\"row\" data-arrow=\"shopper:item.set\" data-who=\"shopper\"><title>item.set: Shown at once; saved in its turn.</title><rect class=\"hit\" x=\"217\" y=\"182\" width=\"99\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(219 183)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"236\" y=\"193\" textLength=\"78\" lengthAdjust=\"spacingAndGlyphs\">Shown at once</text></g></g>\n<g class=\"leaf\" data-state=\"savedItems.shopper.loading\"><title>What was saved before is on its way.</title><rect x=\"913\" y=\"400\" width=\"73\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"923\" y=\"421\" textLength=\"53\" lengthAdjust=\"spacingAndGlyphs\">Loading</text></g>\n<g class=\"leaf\" data-state=\"savedItems.shopper.unloaded\"><title>What was saved before is not known.</title><rect x=\"798.3\" y=\"206\" width=\"83\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"808.3\" y=\"227\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">Unloaded</text></g>\n<g class=\"leaf\" data-state=\"savedItems.shopper.resting\"><title>Everything is saved.</title><rect x=\"293.5\" y=\"206\" width=\"70\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"303.5\" y=\"227\" textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\">Resting</text></g>\n<g class=\"leaf\" data-state=\"savedItems.shopper.saving\"><title>One item is on its way; further ones wait behind it.</title><rect x=\"401.5\" y=\"400\" width=\"65\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"411.5\" y=\"421\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Saving</text></g>\n<circle class=\"dot\" data-start=\"savedItems\" cx=\"113\" cy=\"5\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M113 10L113 36\"/><path class=\"tip\" d=\"M113 36L116.6 28L109.4 28Z\"/></g>\n<circle class=\"dot\" data-start=\"savedItems.shopper\" cx=\"1193\" cy=\"241\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1193 246L1193 367Q1193 374 1186 374L980.8 374Q973.8 374 973.8 381L973.8 400\"/><path class=\"tip\" d=\"M973.8 400L977.5 392L970.2 392Z\"/></g>\n<g class=\"arrow chart\" data-line=\"beginning:\"><path class=\"line\" d=\"M99 76L99 152\"/><path class=\"tip\" d=\"M99 152L102.6 144L95.4 144Z\"/></g>\n<g class=\"arrow chart\" data-line=\"beginning::2\"><path class=\"line\" d=\"M127 76L127 83Q127 90 134 90L705 90Q712 90 712 97L712 152\"/><path class=\"tip\" d=\"M712 152L715.6 144L708.4 144Z\"/></g>\n<g class=\"arrow server\" data-line=\"shopper.loading:xstate.done.actor.loadSavedItems\"><path class=\"line\" d=\"M937.3 400L937.3 369Q937.3 362 930.3 362L713 362Q706 362 706 355L706 267Q706 260 699 260L356.5 260Q349.5 260 349.5 253L349.5 246\"/><path class=\"tip\" d=\"M349.5 246L345.9 254L353.1 254Z\"/></g>\n<g class=\"arrow server\" data-line=\"shopper.loading:xstate.done.actor.loadSavedItems:2 shopper.loading:xstate.error.actor.loadSavedItems\"><path class=\"line\" d=\"M949.5 400L949.5 279Q949.5 272 942.5 272L846.8 272Q839.8 272 839.8 265L839.8 246\"/><path class=\"tip\" d=\"M839.8 246L836.1 254L843.4 254Z\"/></g>\n<g class=\"arrow browser\" data-line=\"shopper.unloaded:connection.restored\"><path class=\"line\" d=\"M860.5 246L860.5 253Q860.5 260 867.5 260L1105.5 260Q1112.5 260 1112.5 267L1112.5 355Q1112.5 362 1105.5 362L968.7 362Q961.7 362 961.7 369L961.7 400\"/><path class=\"tip\" d=\"M961.7 400L965.3 392L958 392Z\"/></g>\n<g class=\"arrow chart\" data-line=\"shopper.unloaded:\"><path class=\"line\" d=\"M819 246L819 367Q819 374 812 374L457.3 374Q450.3 374 450.3 381L450.3 400\"/><path class=\"tip\" d=\"M450.3 400L453.9 392L446.6 392Z\"/></g>\n<g class=\"arrow chart\" data-line=\"shopper.resting:\"><path class=\"line\" d=\"M321.5 246L321.5 277Q321.5 284 328.5 284L427 284Q434 284 434 291L434 400\"/><path class=\"tip\" d=\"M434 400L437.6 392L430.4 392Z\"/></g>\n<g class=\"arrow chart\" data-line=\"shopper.resting::2\"><path class=\"line\" d=\"M335.5 246L335.5 265Q335.5 272 342.5 272L544.5 272Q551.5 272 551.5 279L551.5 379Q551.5 386 558.5 386L918.2 386Q925.2 386 925.2 393L925.2 400\"/><path class=\"tip\" d=\"M925.2 400L928.8 392L921.5 392Z\"/></g>\n<g class=\"arrow server\" data-line=\"shopper.saving:xstate.done.actor.saveItem shopper.saving:xstate.done.actor.saveItem:2 shopper.saving:xstate.error.actor.saveItem\"><path class=\"line\" d=\"M417.8 400L417.8 369Q417.8 362 410.8 362L314.5 362Q307.5 362 307.5 355L307.5 246\"/><path class=\"tip\" d=\"M307.5 246L303.9 254L311.1 254Z\"/></g>\n<g class=\"label\"><rect x=\"67\" y=\"104\" width=\"64\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"beginning:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"69\" y=\"108\" width=\"60\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(71 109)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"88\" y=\"119\" textLength=\"39\" lengthAdjust=\"spacingAndGlyphs\">at once</text></g></g>\n<g class=\"label\"><rect x=\"680\" y=\"104\" width=\"64\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"beginning::2\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"682\" y=\"108\" width=\"60\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(684 109)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"701\" y=\"119\" textLength=\"39\" lengthAdjust=\"spacingAndGlyphs\">at once</text></g></g>\n<g class=\"label\"><rect x=\"637\" y=\"312\" width=\"138\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.loading:xstate.done.actor.loadSavedItems\" data-who=\"server\"><title>loadSavedItems answered: The hearts are shown.</title><rect class=\"hit\" x=\"639\" y=\"316\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(641 317)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"658\" y=\"327\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">The hearts are shown</text></g></g>\n<g class=\"label\"><rect x=\"863\" y=\"305\" width=\"173\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.loading:xstate.done.actor.loadSavedItems:2\" data-who=\"server\"><title>loadSavedItems answered: They could not be read; marking still works.</title><rect class=\"hit\" x=\"865\" y=\"309\" width=\"141\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(867 310)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"884\" y=\"320\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">They could not be read</text></g><g class=\"row dim\" data-arrow=\"shopper.loading:xstate.error.actor.loadSavedItems\" data-who=\"server\"><title>loadSavedItems broke down</title><rect class=\"hit\" x=\"865\" y=\"323\" width=\"169\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(867 324)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"884\" y=\"334\" textLength=\"148\" lengthAdjust=\"spacingAndGlyphs\">loadSavedItems broke down</text></g></g>\n<g class=\"label\"><rect x=\"1048\" y=\"312\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.unloaded:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"1050\" y=\"316\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(1052 317)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"1069\" y=\"327\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"787\" y=\"312\" width=\"64\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.unloaded:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"789\" y=\"316\" width=\"60\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(791 317)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"808\" y=\"327\" textLength=\"39\" lengthAdjust=\"spacingAndGlyphs\">at once</text></g></g>\n<g class=\"label\"><rect x=\"402\" y=\"312\" width=\"64\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.resting:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"404\" y=\"316\" width=\"60\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(406 317)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"423\" y=\"327\" textLength=\"39\" lengthAdjust=\"spacingAndGlyphs\">at once</text></g></g>\n<g class=\"label\"><rect x=\"478\" y=\"305\" width=\"147\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.resting::2\" data-who=\"chart\"><title>at once: What was saved before could not be read; now it is read again.</title><rect class=\"hit\" x=\"480\" y=\"309\" width=\"143\" height=\"28\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(482 310)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"499\" y=\"320\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">What was saved before</text><text x=\"499\" y=\"334\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">could not be read</text></g></g>\n<g class=\"label\"><rect x=\"225\" y=\"298\" width=\"165\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"shopper.saving:xstate.done.actor.saveItem\" data-who=\"server\"><title>saveItem answered: The server has it.</title><rect class=\"hit\" x=\"227\" y=\"302\" width=\"108\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(229 303)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"246\" y=\"313\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">The server has it</text></g><g class=\"row\" data-arrow=\"shopper.saving:xstate.done.actor.saveItem:2\" data-who=\"server\"><title>saveItem answered: It is shown as it was before, and the shopper hears why.</title><rect class=\"hit\" x=\"227\" y=\"316\" width=\"161\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(229 317)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"246\" y=\"327\" textLength=\"140\" lengthAdjust=\"spacingAndGlyphs\">It is shown as it was before</text></g><g class=\"row dim\" data-arrow=\"shopper.saving:xstate.error.actor.saveItem\" data-who=\"server\"><title>saveItem broke down</title><rect class=\"hit\" x=\"227\" y=\"330\" width=\"132\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(229 331)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"246\" y=\"341\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">saveItem broke down</text></g></g>\n</svg>\n",
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "label": "at once",
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
   "label": "at once",
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
   "label": "at once",
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
   "label": "at once",
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

(window.flowBook ??= []).push({
 "id": "language",
 "question": "Which language does the shop speak, and what if its texts or its account refuse?",
 "description": "The language of the interface and of the goods. One is spoken at a time.",
 "svg": "<svg data-plan=\"d6b07ef4e0a87c71\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 460 534\" width=\"460\" height=\"534\" role=\"img\" aria-label=\"language: The language of the interface and of the goods. One is spoken at a time.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"460\" height=\"534\"/>\n<g class=\"leaf\" data-state=\"language.loading\"><title>The texts of the wanted language are on their way.</title><rect x=\"131\" y=\"52\" width=\"185\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"141\" y=\"73\" textLength=\"53\" lengthAdjust=\"spacingAndGlyphs\">Loading</text><g class=\"row\" data-arrow=\"loading:language.adopted\" data-who=\"app\"><title>language.adopted: The account speaks another language than the one on its way.</title><rect class=\"hit\" x=\"139\" y=\"82\" width=\"169\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(141 83)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"158\" y=\"93\" textLength=\"148\" lengthAdjust=\"spacingAndGlyphs\">The account speaks another</text><text x=\"158\" y=\"107\" textLength=\"148\" lengthAdjust=\"spacingAndGlyphs\">language than the one on …</text></g></g>\n<g class=\"leaf\" data-state=\"language.saving\"><title>The shopper’s choice is told to their account; a guest’s is kept here alone.</title><rect x=\"191\" y=\"250\" width=\"65\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"201\" y=\"271\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Saving</text></g>\n<g class=\"leaf\" data-state=\"language.shown\"><title>The shop speaks the language.</title><rect x=\"117\" y=\"448\" width=\"214\" height=\"54\" rx=\"10\"/><text class=\"title\" x=\"127\" y=\"469\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Shown</text><g class=\"row\" data-arrow=\"shown:language.adopted:2\" data-who=\"app\"><title>language.adopted: The account speaks this language: this browser does from now on.</title><rect class=\"hit\" x=\"125\" y=\"478\" width=\"198\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(127 479)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"144\" y=\"489\" textLength=\"177\" lengthAdjust=\"spacingAndGlyphs\">The account speaks this language</text></g></g>\n<circle class=\"dot\" data-start=\"language\" cx=\"224\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M224 26L224 52\"/><path class=\"tip\" d=\"M224 52L227.6 44L220.4 44Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.loadMessages\"><path class=\"line\" d=\"M224 120L224 250\"/><path class=\"tip\" d=\"M224 250L227.6 242L220.4 242Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.loadMessages:2 loading:xstate.done.actor.loadMessages:3 loading:xstate.error.actor.loadMessages loading:xstate.error.actor.loadMessages:2\"><path class=\"line\" d=\"M270 120L270 127Q270 134 277 134L349 134Q356 134 356 141L356 427Q356 434 349 434L285 434Q278 434 278 441L278 448\"/><path class=\"tip\" d=\"M278 448L281.6 440L274.4 440Z\"/></g>\n<g class=\"arrow server\" data-line=\"saving:xstate.done.actor.saveChoice saving:xstate.done.actor.saveChoice:2 saving:xstate.error.actor.saveChoice\"><path class=\"line\" d=\"M224 290L224 448\"/><path class=\"tip\" d=\"M224 448L227.6 440L220.4 440Z\"/></g>\n<g class=\"arrow many\" data-line=\"shown:language.chosen shown:language.adopted\"><path class=\"line\" d=\"M171 448L171 441Q171 434 164 434L97 434Q90 434 90 427L90 141Q90 134 97 134L170 134Q177 134 177 127L177 120\"/><path class=\"tip\" d=\"M177 120L173.4 128L180.6 128Z\"/></g>\n<g class=\"label\"><rect x=\"145\" y=\"148\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.loadMessages\" data-who=\"server\"><title>loadMessages answered: The shopper’s choice can be shown once it is kept.</title><rect class=\"hit\" x=\"147\" y=\"152\" width=\"154\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(149 153)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"166\" y=\"163\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The shopper’s choice can</text><text x=\"166\" y=\"177\" textLength=\"125\" lengthAdjust=\"spacingAndGlyphs\">be shown once it is kept</text></g></g>\n<g class=\"label\"><rect x=\"284\" y=\"210\" width=\"144\" height=\"120\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.loadMessages:2\" data-who=\"server\"><title>loadMessages answered: The language of the account is shown, and this browser’s from now on.</title><rect class=\"hit\" x=\"286\" y=\"214\" width=\"125\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(288 215)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"305\" y=\"225\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The language of the</text><text x=\"305\" y=\"239\" textLength=\"90\" lengthAdjust=\"spacingAndGlyphs\">account is shown</text></g><g class=\"row\" data-arrow=\"loading:xstate.done.actor.loadMessages:3\" data-who=\"server\"><title>loadMessages answered: The language that the page came in is shown.</title><rect class=\"hit\" x=\"286\" y=\"242\" width=\"140\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(288 243)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"305\" y=\"253\" textLength=\"114\" lengthAdjust=\"spacingAndGlyphs\">The language that the</text><text x=\"305\" y=\"267\" textLength=\"119\" lengthAdjust=\"spacingAndGlyphs\">page came in is shown</text></g><g class=\"row dim\" data-arrow=\"loading:xstate.error.actor.loadMessages\" data-who=\"server\"><title>loadMessages broke down: English, the language the texts are written in, is the fallback.</title><rect class=\"hit\" x=\"286\" y=\"270\" width=\"136\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(288 271)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"305\" y=\"281\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">English, the language</text><text x=\"305\" y=\"295\" textLength=\"115\" lengthAdjust=\"spacingAndGlyphs\">the texts are written in</text></g><g class=\"row dim\" data-arrow=\"loading:xstate.error.actor.loadMessages:2\" data-who=\"server\"><title>loadMessages broke down: The language shown before stays.</title><rect class=\"hit\" x=\"286\" y=\"298\" width=\"122\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(288 299)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"305\" y=\"309\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">The language</text><text x=\"305\" y=\"323\" textLength=\"101\" lengthAdjust=\"spacingAndGlyphs\">shown before stays</text></g></g>\n<g class=\"label\"><rect x=\"143\" y=\"356\" width=\"162\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"saving:xstate.done.actor.saveChoice\" data-who=\"server\"><title>saveChoice answered: Account, browser and page speak it from now on.</title><rect class=\"hit\" x=\"145\" y=\"360\" width=\"158\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(147 361)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"164\" y=\"371\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">Account, browser and</text><text x=\"164\" y=\"385\" textLength=\"137\" lengthAdjust=\"spacingAndGlyphs\">page speak it from now on</text></g><g class=\"row\" data-arrow=\"saving:xstate.done.actor.saveChoice:2\" data-who=\"server\"><title>saveChoice answered: The account did not take it: the language before stays everywhere.</title><rect class=\"hit\" x=\"145\" y=\"388\" width=\"158\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(147 389)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"164\" y=\"399\" textLength=\"137\" lengthAdjust=\"spacingAndGlyphs\">The account did not take it</text></g><g class=\"row dim\" data-arrow=\"saving:xstate.error.actor.saveChoice\" data-who=\"server\"><title>saveChoice broke down</title><rect class=\"hit\" x=\"145\" y=\"402\" width=\"146\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(147 403)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"164\" y=\"413\" textLength=\"125\" lengthAdjust=\"spacingAndGlyphs\">saveChoice broke down</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"238\" width=\"147\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"shown:language.chosen\" data-who=\"shopper\"><title>language.chosen: Picked on the language screen, or on the sheet.</title><rect class=\"hit\" x=\"18\" y=\"242\" width=\"143\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(20 243)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"37\" y=\"253\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">Picked on the language</text><text x=\"37\" y=\"267\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">screen, or on the sheet</text></g><g class=\"row\" data-arrow=\"shown:language.adopted\" data-who=\"app\"><title>language.adopted: The account speaks another language.</title><rect class=\"hit\" x=\"18\" y=\"270\" width=\"126\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(20 271)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"37\" y=\"281\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">The account speaks</text><text x=\"37\" y=\"295\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">another language</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "language.loading",
   "name": "loading",
   "title": "Loading",
   "code": null,
   "kind": "leaf",
   "description": "The texts of the wanted language are on their way.",
   "tags": [
    "busy"
   ],
   "calls": [
    "loadMessages"
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
     "file": "screens/language/loading.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/language/loading.en.phone.avif"
    }
   ]
  },
  {
   "id": "language.saving",
   "name": "saving",
   "title": "Saving",
   "code": null,
   "kind": "leaf",
   "description": "The shopper’s choice is told to their account; a guest’s is kept here alone.",
   "tags": [
    "busy"
   ],
   "calls": [
    "saveChoice"
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
     "file": "screens/language/saving.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/language/saving.en.phone.avif"
    }
   ]
  },
  {
   "id": "language.shown",
   "name": "shown",
   "title": "Shown",
   "code": null,
   "kind": "leaf",
   "description": "The shop speaks the language.",
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
     "file": "screens/language/shown.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/language/shown.en.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "loading:language.adopted",
   "key": "language.loading: language.adopted → language.loading",
   "from": "loading",
   "to": [
    "loading"
   ],
   "event": "language.adopted",
   "words": "language.adopted",
   "label": "The account speaks another language than the one on …",
   "description": "The account speaks another language than the one on its way.",
   "who": "app",
   "isMoney": false,
   "guard": "isNeitherWantedNorChosen",
   "effects": [
    "want"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it only keeps the shopper’s choice; that has its own test in tests/api"
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
    "planted": 17,
    "noticed": 17
   }
  },
  {
   "name": "loading:xstate.done.actor.loadMessages",
   "key": "language.loading: xstate.done.actor.loadMessages → language.saving [branch 1]",
   "from": "loading",
   "to": [
    "saving"
   ],
   "event": "xstate.done.actor.loadMessages",
   "words": "loadMessages answered",
   "label": "The shopper’s choice can be shown once it is kept",
   "description": "The shopper’s choice can be shown once it is kept.",
   "who": "server",
   "isMoney": false,
   "guard": "isWantedByShopper",
   "effects": [
    "keepTexts"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it only keeps the shopper’s choice; that has its own test in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /assets/ri.js, GET /assets/zh-CN.js"
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/user/set_language",
      "input": {
       "file_name": "ri"
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
   "name": "loading:xstate.done.actor.loadMessages:2",
   "key": "language.loading: xstate.done.actor.loadMessages → language.shown [branch 2]",
   "from": "loading",
   "to": [
    "shown"
   ],
   "event": "xstate.done.actor.loadMessages",
   "words": "loadMessages answered",
   "label": "The language of the account is shown",
   "description": "The language of the account is shown, and this browser’s from now on.",
   "who": "server",
   "isMoney": false,
   "guard": "isWantedByAccount",
   "effects": [
    "keepTexts",
    "show",
    "storeLanguage",
    "applyToPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it only keeps the shopper’s choice; that has its own test in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /assets/ri.js, GET /assets/zh-CN.js"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 15,
    "noticed": 15
   }
  },
  {
   "name": "loading:xstate.done.actor.loadMessages:3",
   "key": "language.loading: xstate.done.actor.loadMessages → language.shown [branch 3]",
   "from": "loading",
   "to": [
    "shown"
   ],
   "event": "xstate.done.actor.loadMessages",
   "words": "loadMessages answered",
   "label": "The language that the page came in is shown",
   "description": "The language that the page came in is shown.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepTexts",
    "show",
    "applyToPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it only keeps the shopper’s choice; that has its own test in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /assets/ri.js, GET /assets/zh-CN.js"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 12,
    "noticed": 12
   }
  },
  {
   "name": "loading:xstate.error.actor.loadMessages",
   "key": "language.loading: xstate.error.actor.loadMessages → language.shown [branch 1]",
   "from": "loading",
   "to": [
    "shown"
   ],
   "event": "xstate.error.actor.loadMessages",
   "words": "loadMessages broke down",
   "label": "English, the language the texts are written in",
   "description": "English, the language the texts are written in, is the fallback.",
   "who": "server",
   "isMoney": false,
   "guard": "isNothingShown",
   "effects": [
    "showSourceTexts",
    "applyToPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it only keeps the shopper’s choice; that has its own test in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /assets/ri.js, GET /assets/zh-CN.js"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 12,
    "noticed": 11
   }
  },
  {
   "name": "loading:xstate.error.actor.loadMessages:2",
   "key": "language.loading: xstate.error.actor.loadMessages → language.shown [branch 2]",
   "from": "loading",
   "to": [
    "shown"
   ],
   "event": "xstate.error.actor.loadMessages",
   "words": "loadMessages broke down",
   "label": "The language shown before stays",
   "description": "The language shown before stays.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "takeBack",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it only keeps the shopper’s choice; that has its own test in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /assets/ri.js, GET /assets/zh-CN.js"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 8,
    "noticed": 8
   }
  },
  {
   "name": "saving:xstate.done.actor.saveChoice",
   "key": "language.saving: xstate.done.actor.saveChoice → language.shown [branch 1]",
   "from": "saving",
   "to": [
    "shown"
   ],
   "event": "xstate.done.actor.saveChoice",
   "words": "saveChoice answered",
   "label": "Account, browser and page speak it from now on",
   "description": "Account, browser and page speak it from now on.",
   "who": "server",
   "isMoney": false,
   "guard": "isSaved",
   "effects": [
    "show",
    "storeLanguage",
    "applyToPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it only keeps the shopper’s choice; that has its own test in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/set_language"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 12,
    "noticed": 12
   }
  },
  {
   "name": "saving:xstate.done.actor.saveChoice:2",
   "key": "language.saving: xstate.done.actor.saveChoice → language.shown [branch 2]",
   "from": "saving",
   "to": [
    "shown"
   ],
   "event": "xstate.done.actor.saveChoice",
   "words": "saveChoice answered",
   "label": "The account did not take it",
   "description": "The account did not take it: the language before stays everywhere.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "takeBack",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it only keeps the shopper’s choice; that has its own test in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/set_language"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 12,
    "noticed": 10
   }
  },
  {
   "name": "saving:xstate.error.actor.saveChoice",
   "key": "language.saving: xstate.error.actor.saveChoice → language.shown",
   "from": "saving",
   "to": [
    "shown"
   ],
   "event": "xstate.error.actor.saveChoice",
   "words": "saveChoice broke down",
   "label": "saveChoice broke down",
   "description": "",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "takeBack",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it only keeps the shopper’s choice; that has its own test in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/set_language"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 7,
    "noticed": 7
   }
  },
  {
   "name": "shown:language.chosen",
   "key": "language.shown: language.chosen → language.loading",
   "from": "shown",
   "to": [
    "loading"
   ],
   "event": "language.chosen",
   "words": "language.chosen",
   "label": "Picked on the language screen, or on the sheet",
   "description": "Picked on the language screen, or on the sheet.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isAnother",
   "effects": [
    "want"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it only keeps the shopper’s choice; that has its own test in tests/api"
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
    "planted": 13,
    "noticed": 13
   }
  },
  {
   "name": "shown:language.adopted",
   "key": "language.shown: language.adopted → language.loading [branch 1]",
   "from": "shown",
   "to": [
    "loading"
   ],
   "event": "language.adopted",
   "words": "language.adopted",
   "label": "The account speaks another language",
   "description": "The account speaks another language.",
   "who": "app",
   "isMoney": false,
   "guard": "isAnother",
   "effects": [
    "want"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it only keeps the shopper’s choice; that has its own test in tests/api"
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
    "planted": 14,
    "noticed": 14
   }
  },
  {
   "name": "shown:language.adopted:2",
   "key": "language.shown: language.adopted → stays [branch 2]",
   "from": "shown",
   "to": [],
   "event": "language.adopted",
   "words": "language.adopted",
   "label": "The account speaks this language",
   "description": "The account speaks this language: this browser does from now on.",
   "who": "app",
   "isMoney": false,
   "guard": null,
   "effects": [
    "storeLanguage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it only keeps the shopper’s choice; that has its own test in tests/api"
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
  }
 ],
 "films": [
  {
   "title": "the language that the shopper picks is shown, stored and kept on the account",
   "kind": "journey",
   "start": [
    "loading"
   ],
   "steps": [
    {
     "event": "done loadMessages {\"output\":{\"greeting\":\"hello\"}}",
     "taken": [
      "loading:xstate.done.actor.loadMessages:3"
     ],
     "leaves": [
      "shown"
     ]
    },
    {
     "event": "language.chosen {\"code\":\"ri\"}",
     "taken": [
      "shown:language.chosen"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadMessages {\"output\":{\"greeting\":\"こんにちは\"}}",
     "taken": [
      "loading:xstate.done.actor.loadMessages"
     ],
     "leaves": [
      "saving"
     ]
    },
    {
     "event": "done saveChoice saved",
     "taken": [
      "saving:xstate.done.actor.saveChoice"
     ],
     "leaves": [
      "shown"
     ]
    }
   ]
  },
  {
   "title": "the language that the account does not take is taken back, and told",
   "kind": "journey",
   "start": [
    "loading"
   ],
   "steps": [
    {
     "event": "done loadMessages {\"output\":{\"greeting\":\"hello\"}}",
     "taken": [
      "loading:xstate.done.actor.loadMessages:3"
     ],
     "leaves": [
      "shown"
     ]
    },
    {
     "event": "language.chosen {\"code\":\"ri\"}",
     "taken": [
      "shown:language.chosen"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadMessages {\"output\":{\"greeting\":\"こんにちは\"}}",
     "taken": [
      "loading:xstate.done.actor.loadMessages"
     ],
     "leaves": [
      "saving"
     ]
    },
    {
     "event": "done saveChoice refused (network)",
     "taken": [
      "saving:xstate.done.actor.saveChoice:2"
     ],
     "leaves": [
      "shown"
     ]
    }
   ]
  },
  {
   "title": "the language that the account brings is shown, kept by the browser, and not told back",
   "kind": "journey",
   "start": [
    "loading"
   ],
   "steps": [
    {
     "event": "done loadMessages {\"output\":{\"greeting\":\"hello\"}}",
     "taken": [
      "loading:xstate.done.actor.loadMessages:3"
     ],
     "leaves": [
      "shown"
     ]
    },
    {
     "event": "language.adopted {\"code\":\"tai\"}",
     "taken": [
      "shown:language.adopted"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadMessages {\"output\":{\"greeting\":\"สวัสดี\"}}",
     "taken": [
      "loading:xstate.done.actor.loadMessages:2"
     ],
     "leaves": [
      "shown"
     ]
    }
   ]
  },
  {
   "title": "the language that the account brings while the page’s own is on its way takes its place",
   "kind": "journey",
   "start": [
    "loading"
   ],
   "steps": [
    {
     "event": "language.adopted {\"code\":\"tai\"}",
     "taken": [
      "loading:language.adopted"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadMessages {\"output\":{\"greeting\":\"สวัสดี\"}}",
     "taken": [
      "loading:xstate.done.actor.loadMessages:2"
     ],
     "leaves": [
      "shown"
     ]
    }
   ]
  },
  {
   "title": "the language already shown is not loaded again",
   "kind": "journey",
   "start": [
    "loading"
   ],
   "steps": [
    {
     "event": "done loadMessages {\"output\":{\"greeting\":\"hello\"}}",
     "taken": [
      "loading:xstate.done.actor.loadMessages:3"
     ],
     "leaves": [
      "shown"
     ]
    },
    {
     "event": "language.chosen {\"code\":\"en\"}",
     "taken": [],
     "leaves": [
      "shown"
     ]
    }
   ]
  },
  {
   "title": "language.adopted {\"code\":\"zh-CN\"}, done loadMessages {\"output\":{\"greeting\":\"hello\"}}, language.adopted {\"code\":\"zh-CN\"} → \"shown\"",
   "kind": "path",
   "start": [
    "loading"
   ],
   "steps": [
    {
     "event": "language.adopted {\"code\":\"zh-CN\"}",
     "taken": [
      "loading:language.adopted"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadMessages {\"output\":{\"greeting\":\"hello\"}}",
     "taken": [
      "loading:xstate.done.actor.loadMessages:2"
     ],
     "leaves": [
      "shown"
     ]
    },
    {
     "event": "language.adopted {\"code\":\"zh-CN\"}",
     "taken": [
      "shown:language.adopted:2"
     ],
     "leaves": [
      "shown"
     ]
    }
   ]
  },
  {
   "title": "language.adopted {\"code\":\"zh-CN\"}, error loadMessages {\"error\":\"surprise\"}, language.chosen {\"code\":\"ri\"} → \"loading\"",
   "kind": "path",
   "start": [
    "loading"
   ],
   "steps": [
    {
     "event": "language.adopted {\"code\":\"zh-CN\"}",
     "taken": [
      "loading:language.adopted"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "error loadMessages {\"error\":\"surprise\"}",
     "taken": [
      "loading:xstate.error.actor.loadMessages"
     ],
     "leaves": [
      "shown"
     ]
    },
    {
     "event": "language.chosen {\"code\":\"ri\"}",
     "taken": [
      "shown:language.chosen"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "error loadMessages {\"error\":\"surprise\"}, language.adopted {\"code\":\"zh-CN\"}, error loadMessages {\"error\":\"surprise\"} → \"shown\"",
   "kind": "path",
   "start": [
    "loading"
   ],
   "steps": [
    {
     "event": "error loadMessages {\"error\":\"surprise\"}",
     "taken": [
      "loading:xstate.error.actor.loadMessages"
     ],
     "leaves": [
      "shown"
     ]
    },
    {
     "event": "language.adopted {\"code\":\"zh-CN\"}",
     "taken": [
      "shown:language.adopted"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "error loadMessages {\"error\":\"surprise\"}",
     "taken": [
      "loading:xstate.error.actor.loadMessages:2"
     ],
     "leaves": [
      "shown"
     ]
    }
   ]
  },
  {
   "title": "done loadMessages {\"output\":{\"greeting\":\"hello\"}}, language.chosen {\"code\":\"ri\"}, done loadMessages {\"output\":{\"greeting\":\"hello\"}}, error saveChoice {\"error\":\"surprise\"} → \"shown\"",
   "kind": "path",
   "start": [
    "loading"
   ],
   "steps": [
    {
     "event": "done loadMessages {\"output\":{\"greeting\":\"hello\"}}",
     "taken": [
      "loading:xstate.done.actor.loadMessages:3"
     ],
     "leaves": [
      "shown"
     ]
    },
    {
     "event": "language.chosen {\"code\":\"ri\"}",
     "taken": [
      "shown:language.chosen"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadMessages {\"output\":{\"greeting\":\"hello\"}}",
     "taken": [
      "loading:xstate.done.actor.loadMessages"
     ],
     "leaves": [
      "saving"
     ]
    },
    {
     "event": "error saveChoice {\"error\":\"surprise\"}",
     "taken": [
      "saving:xstate.error.actor.saveChoice"
     ],
     "leaves": [
      "shown"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "language.chosen",
   "label": "language.chosen {\"code\":\"ri\"}",
   "event": {
    "type": "language.chosen",
    "code": "ri"
   }
  },
  {
   "type": "language.chosen",
   "label": "language.chosen {\"code\":\"en\"}",
   "event": {
    "type": "language.chosen",
    "code": "en"
   }
  },
  {
   "type": "language.adopted",
   "label": "language.adopted {\"code\":\"zh-CN\"}",
   "event": {
    "type": "language.adopted",
    "code": "zh-CN"
   }
  },
  {
   "type": "xstate.done.actor.loadMessages",
   "label": "done loadMessages {\"output\":{\"greeting\":\"hello\"}}",
   "event": {
    "type": "xstate.done.actor.loadMessages",
    "output": {
     "greeting": "hello"
    },
    "actorId": "loadMessages"
   }
  },
  {
   "type": "xstate.error.actor.loadMessages",
   "label": "error loadMessages {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.loadMessages",
    "error": "surprise",
    "actorId": "loadMessages"
   }
  },
  {
   "type": "xstate.done.actor.saveChoice",
   "label": "done saveChoice saved",
   "event": {
    "type": "xstate.done.actor.saveChoice",
    "output": {
     "type": "saved"
    },
    "actorId": "saveChoice"
   }
  },
  {
   "type": "xstate.done.actor.saveChoice",
   "label": "done saveChoice refused (network)",
   "event": {
    "type": "xstate.done.actor.saveChoice",
    "output": {
     "type": "refused",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "saveChoice"
   }
  },
  {
   "type": "xstate.error.actor.saveChoice",
   "label": "error saveChoice {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.saveChoice",
    "error": "surprise",
    "actorId": "saveChoice"
   }
  }
 ],
 "inputs": [
  {
   "code": "en"
  },
  {
   "code": "ri"
  }
 ]
})

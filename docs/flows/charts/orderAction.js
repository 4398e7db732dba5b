(window.flowBook ??= []).push({
 "id": "orderAction",
 "question": "Is something that can’t be taken back asked about first, and done at most once?",
 "description": "Something done to an order that is asked about first.",
 "svg": "<svg data-plan=\"6dea031b87e99419\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 568 526\" width=\"568\" height=\"526\" role=\"img\" aria-label=\"orderAction: Something done to an order that is asked about first.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"568\" height=\"526\"/>\n<g class=\"leaf\" data-state=\"orderAction.resting\"><title>Nothing is asked.</title><rect x=\"248\" y=\"52\" width=\"70\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"258\" y=\"73\" textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\">Resting</text></g>\n<g class=\"leaf\" data-state=\"orderAction.confirming\"><title>The question is on the screen.</title><rect x=\"205\" y=\"199.3\" width=\"92\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"215\" y=\"220.3\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Confirming</text></g>\n<g class=\"leaf\" data-state=\"orderAction.performing\"><title>The server does it, if the order still allows it.</title><rect x=\"311\" y=\"322\" width=\"92\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"321\" y=\"343\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Performing</text></g>\n<g class=\"leaf\" data-state=\"orderAction.unanswered\"><title>Nobody knows whether it was done: trying again is safe.</title><rect x=\"320\" y=\"454\" width=\"103\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"330\" y=\"475\" textLength=\"83\" lengthAdjust=\"spacingAndGlyphs\">Unanswered</text></g>\n<circle class=\"dot\" data-start=\"orderAction\" cx=\"283\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M283 26L283 52\"/><path class=\"tip\" d=\"M283 52L286.6 44L279.4 44Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"resting:action.asked\"><path class=\"line\" d=\"M262 92L262 99Q262 106 255 106L102 106Q95 106 95 113L95 175Q95 182 102 182L229 182Q236 182 236 189L236 199.3\"/><path class=\"tip\" d=\"M236 199.3L239.6 191.3L232.4 191.3Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"confirming:action.confirmed\"><path class=\"line\" d=\"M251 239.3L251 301Q251 308 258 308L335 308Q342 308 342 315L342 322\"/><path class=\"tip\" d=\"M342 322L345.6 314L338.4 314Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"confirming:action.dismissed\"><path class=\"line\" d=\"M266 199.3L266 187Q266 182 271 182L271 182Q276 182 276 177L276 92\"/><path class=\"tip\" d=\"M276 92L272.4 100L279.6 100Z\"/></g>\n<g class=\"arrow server\" data-line=\"performing:xstate.done.actor.perform performing:xstate.done.actor.perform:2\"><path class=\"line\" d=\"M372 322L372 313Q372 308 377 308L377 308Q382 308 382 303L382 125Q382 118 375 118L297 118Q290 118 290 111L290 92\"/><path class=\"tip\" d=\"M290 92L286.4 100L293.6 100Z\"/></g>\n<g class=\"arrow server\" data-line=\"performing:xstate.done.actor.perform:3 performing:xstate.error.actor.perform\"><path class=\"line\" d=\"M342 362L342 369Q342 376 335 376L208 376Q201 376 201 383L201 433Q201 440 208 440L339 440Q346 440 346 447L346 454\"/><path class=\"tip\" d=\"M346 454L349.6 446L342.4 446Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"unanswered:action.confirmed\"><path class=\"line\" d=\"M372 454L372 362\"/><path class=\"tip\" d=\"M372 362L368.4 370L375.6 370Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"unanswered:action.dismissed\"><path class=\"line\" d=\"M397 454L397 447Q397 440 404 440L461 440Q468 440 468 433L468 113Q468 106 461 106L311 106Q304 106 304 99L304 92\"/><path class=\"tip\" d=\"M304 92L300.4 100L307.6 100Z\"/></g>\n<g class=\"label\"><rect x=\"16\" y=\"132\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"resting:action.asked\" data-who=\"shopper\"><title>action.asked: The shopper wants to do it and is asked once more.</title><rect class=\"hit\" x=\"18\" y=\"136\" width=\"154\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(20 137)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"37\" y=\"147\" textLength=\"129\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants to do</text><text x=\"37\" y=\"161\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">it and is asked once more</text></g></g>\n<g class=\"label\"><rect x=\"182\" y=\"272\" width=\"138\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"confirming:action.confirmed\" data-who=\"shopper\"><title>action.confirmed: The shopper means it.</title><rect class=\"hit\" x=\"184\" y=\"276\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(186 277)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"203\" y=\"287\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">The shopper means it</text></g></g>\n<g class=\"label\"><rect x=\"186\" y=\"139\" width=\"180\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"confirming:action.dismissed\" data-who=\"shopper\"><title>action.dismissed: The shopper thinks better of it.</title><rect class=\"hit\" x=\"188\" y=\"143\" width=\"176\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(190 144)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"207\" y=\"154\" textLength=\"155\" lengthAdjust=\"spacingAndGlyphs\">The shopper thinks better of it</text></g></g>\n<g class=\"label\"><rect x=\"325\" y=\"196\" width=\"114\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"performing:xstate.done.actor.perform\" data-who=\"server\"><title>perform answered: Done; the order is shown as it now is.</title><rect class=\"hit\" x=\"327\" y=\"200\" width=\"49\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(329 201)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"346\" y=\"211\" textLength=\"28\" lengthAdjust=\"spacingAndGlyphs\">Done</text></g><g class=\"row\" data-arrow=\"performing:xstate.done.actor.perform:2\" data-who=\"server\"><title>perform answered: The order moved on meanwhile; it is shown as it now is.</title><rect class=\"hit\" x=\"327\" y=\"214\" width=\"110\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(329 215)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"346\" y=\"225\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">The order moved</text><text x=\"346\" y=\"239\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">on meanwhile</text></g></g>\n<g class=\"label\"><rect x=\"122\" y=\"390\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"performing:xstate.done.actor.perform:3\" data-who=\"server\"><title>perform answered: The answer never arrived.</title><rect class=\"hit\" x=\"124\" y=\"394\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(126 395)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"143\" y=\"405\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"performing:xstate.error.actor.perform\" data-who=\"server\"><title>perform broke down</title><rect class=\"hit\" x=\"124\" y=\"408\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(126 409)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"143\" y=\"419\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">perform broke down</text></g></g>\n<g class=\"label\"><rect x=\"292\" y=\"390\" width=\"160\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"unanswered:action.confirmed\" data-who=\"shopper\"><title>action.confirmed: Sends the same again, so it is done at most once.</title><rect class=\"hit\" x=\"294\" y=\"394\" width=\"156\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(296 395)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"313\" y=\"405\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">Sends the same again, so</text><text x=\"313\" y=\"419\" textLength=\"117\" lengthAdjust=\"spacingAndGlyphs\">it is done at most once</text></g></g>\n<g class=\"label\"><rect x=\"399\" y=\"272\" width=\"137\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"unanswered:action.dismissed\" data-who=\"shopper\"><title>action.dismissed: The shopper leaves it.</title><rect class=\"hit\" x=\"401\" y=\"276\" width=\"133\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(403 277)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"420\" y=\"287\" textLength=\"112\" lengthAdjust=\"spacingAndGlyphs\">The shopper leaves it</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "orderAction.resting",
   "name": "resting",
   "title": "Resting",
   "code": null,
   "kind": "leaf",
   "description": "Nothing is asked.",
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
     "file": "screens/orderAction/resting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/orderAction/resting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/orderAction/resting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/orderAction/resting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "orderAction.confirming",
   "name": "confirming",
   "title": "Confirming",
   "code": null,
   "kind": "leaf",
   "description": "The question is on the screen.",
   "tags": [
    "asking"
   ],
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
     "file": "screens/orderAction/confirming.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/orderAction/confirming.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/orderAction/confirming.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/orderAction/confirming.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "orderAction.performing",
   "name": "performing",
   "title": "Performing",
   "code": null,
   "kind": "leaf",
   "description": "The server does it, if the order still allows it.",
   "tags": [
    "asking",
    "busy"
   ],
   "calls": [
    "perform"
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
     "file": "screens/orderAction/performing.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/orderAction/performing.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/orderAction/performing.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/orderAction/performing.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "orderAction.unanswered",
   "name": "unanswered",
   "title": "Unanswered",
   "code": null,
   "kind": "leaf",
   "description": "Nobody knows whether it was done: trying again is safe.",
   "tags": [
    "asking"
   ],
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
     "file": "screens/orderAction/unanswered.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/orderAction/unanswered.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/orderAction/unanswered.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/orderAction/unanswered.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "resting:action.asked",
   "key": "orderAction.resting: action.asked → orderAction.confirming",
   "from": "resting",
   "to": [
    "confirming"
   ],
   "event": "action.asked",
   "words": "action.asked",
   "label": "The shopper wants to do it and is asked once more",
   "description": "The shopper wants to do it and is asked once more.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepAction"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what it does there are events of the order’s chart, which is walked"
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
    "planted": 7,
    "noticed": 7
   }
  },
  {
   "name": "confirming:action.confirmed",
   "key": "orderAction.confirming: action.confirmed → orderAction.performing",
   "from": "confirming",
   "to": [
    "performing"
   ],
   "event": "action.confirmed",
   "words": "action.confirmed",
   "label": "The shopper means it",
   "description": "The shopper means it.",
   "who": "shopper",
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
     "text": "what it does there are events of the order’s chart, which is walked"
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
      "path": "/api/order/cancel",
      "input": {
       "orderId": 31
      },
      "isKeyed": true
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
   "name": "confirming:action.dismissed",
   "key": "orderAction.confirming: action.dismissed → orderAction.resting",
   "from": "confirming",
   "to": [
    "resting"
   ],
   "event": "action.dismissed",
   "words": "action.dismissed",
   "label": "The shopper thinks better of it",
   "description": "The shopper thinks better of it.",
   "who": "shopper",
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
     "text": "what it does there are events of the order’s chart, which is walked"
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
    "planted": 2,
    "noticed": 2
   }
  },
  {
   "name": "performing:xstate.done.actor.perform",
   "key": "orderAction.performing: xstate.done.actor.perform → orderAction.resting [branch 1]",
   "from": "performing",
   "to": [
    "resting"
   ],
   "event": "xstate.done.actor.perform",
   "words": "perform answered",
   "label": "Done",
   "description": "Done; the order is shown as it now is.",
   "who": "server",
   "isMoney": false,
   "guard": "isDone",
   "effects": [
    "showOrder",
    "announceDone"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what it does there are events of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/order/cancel"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 6,
    "noticed": 6
   }
  },
  {
   "name": "performing:xstate.done.actor.perform:2",
   "key": "orderAction.performing: xstate.done.actor.perform → orderAction.resting [branch 2]",
   "from": "performing",
   "to": [
    "resting"
   ],
   "event": "xstate.done.actor.perform",
   "words": "perform answered",
   "label": "The order moved on meanwhile",
   "description": "The order moved on meanwhile; it is shown as it now is.",
   "who": "server",
   "isMoney": false,
   "guard": "isRefused",
   "effects": [
    "keepFailure",
    "showOrder",
    "announceRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what it does there are events of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/order/cancel"
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
   "name": "performing:xstate.done.actor.perform:3",
   "key": "orderAction.performing: xstate.done.actor.perform → orderAction.unanswered [branch 3]",
   "from": "performing",
   "to": [
    "unanswered"
   ],
   "event": "xstate.done.actor.perform",
   "words": "perform answered",
   "label": "The answer never arrived",
   "description": "The answer never arrived.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what it does there are events of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/order/cancel"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 6,
    "noticed": 6
   }
  },
  {
   "name": "performing:xstate.error.actor.perform",
   "key": "orderAction.performing: xstate.error.actor.perform → orderAction.unanswered",
   "from": "performing",
   "to": [
    "unanswered"
   ],
   "event": "xstate.error.actor.perform",
   "words": "perform broke down",
   "label": "perform broke down",
   "description": "",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSurprise"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what it does there are events of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/order/cancel"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 6,
    "noticed": 6
   }
  },
  {
   "name": "unanswered:action.confirmed",
   "key": "orderAction.unanswered: action.confirmed → orderAction.performing",
   "from": "unanswered",
   "to": [
    "performing"
   ],
   "event": "action.confirmed",
   "words": "action.confirmed",
   "label": "Sends the same again, so it is done at most once",
   "description": "Sends the same again, so it is done at most once.",
   "who": "shopper",
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
     "text": "what it does there are events of the order’s chart, which is walked"
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
      "path": "/api/order/cancel",
      "input": {
       "orderId": 31
      },
      "isKeyed": true
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
   "name": "unanswered:action.dismissed",
   "key": "orderAction.unanswered: action.dismissed → orderAction.resting",
   "from": "unanswered",
   "to": [
    "resting"
   ],
   "event": "action.dismissed",
   "words": "action.dismissed",
   "label": "The shopper leaves it",
   "description": "The shopper leaves it.",
   "who": "shopper",
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
     "text": "what it does there are events of the order’s chart, which is walked"
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
    "planted": 2,
    "noticed": 2
   }
  }
 ],
 "films": [
  {
   "title": "an action that is asked about first is done once it is confirmed",
   "kind": "journey",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "action.asked {\"action\":\"cancel\",\"refundId\":null}",
     "taken": [
      "resting:action.asked"
     ],
     "leaves": [
      "confirming"
     ]
    },
    {
     "event": "action.confirmed",
     "taken": [
      "confirming:action.confirmed"
     ],
     "leaves": [
      "performing"
     ]
    },
    {
     "event": "done perform done",
     "taken": [
      "performing:xstate.done.actor.perform"
     ],
     "leaves": [
      "resting"
     ]
    }
   ]
  },
  {
   "title": "an action that is asked about first names the request that is taken back",
   "kind": "journey",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "action.asked {\"action\":\"withdrawRefund\",\"refundId\":8}",
     "taken": [
      "resting:action.asked"
     ],
     "leaves": [
      "confirming"
     ]
    },
    {
     "event": "action.confirmed",
     "taken": [
      "confirming:action.confirmed"
     ],
     "leaves": [
      "performing"
     ]
    }
   ]
  },
  {
   "title": "an action that is asked about first is not done when it is dismissed",
   "kind": "journey",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "action.asked {\"action\":\"cancel\",\"refundId\":null}",
     "taken": [
      "resting:action.asked"
     ],
     "leaves": [
      "confirming"
     ]
    },
    {
     "event": "action.dismissed",
     "taken": [
      "confirming:action.dismissed"
     ],
     "leaves": [
      "resting"
     ]
    }
   ]
  },
  {
   "title": "an action that is asked about first is tried again when no answer came, and asked about anew after an answer",
   "kind": "journey",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "action.asked {\"action\":\"cancel\",\"refundId\":null}",
     "taken": [
      "resting:action.asked"
     ],
     "leaves": [
      "confirming"
     ]
    },
    {
     "event": "action.confirmed",
     "taken": [
      "confirming:action.confirmed"
     ],
     "leaves": [
      "performing"
     ]
    },
    {
     "event": "done perform failed (network)",
     "taken": [
      "performing:xstate.done.actor.perform:3"
     ],
     "leaves": [
      "unanswered"
     ]
    },
    {
     "event": "action.confirmed",
     "taken": [
      "unanswered:action.confirmed"
     ],
     "leaves": [
      "performing"
     ]
    },
    {
     "event": "done perform refused (stateChanged)",
     "taken": [
      "performing:xstate.done.actor.perform:2"
     ],
     "leaves": [
      "resting"
     ]
    },
    {
     "event": "action.asked {\"action\":\"cancel\",\"refundId\":null}",
     "taken": [
      "resting:action.asked"
     ],
     "leaves": [
      "confirming"
     ]
    }
   ]
  },
  {
   "title": "action.asked {\"action\":\"cancel\",\"refundId\":null}, action.confirmed, done perform failed (network), action.confirmed, error perform {\"error\":\"surprise\"} → \"unanswered\"",
   "kind": "path",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "action.asked {\"action\":\"cancel\",\"refundId\":null}",
     "taken": [
      "resting:action.asked"
     ],
     "leaves": [
      "confirming"
     ]
    },
    {
     "event": "action.confirmed",
     "taken": [
      "confirming:action.confirmed"
     ],
     "leaves": [
      "performing"
     ]
    },
    {
     "event": "done perform failed (network)",
     "taken": [
      "performing:xstate.done.actor.perform:3"
     ],
     "leaves": [
      "unanswered"
     ]
    },
    {
     "event": "action.confirmed",
     "taken": [
      "unanswered:action.confirmed"
     ],
     "leaves": [
      "performing"
     ]
    },
    {
     "event": "error perform {\"error\":\"surprise\"}",
     "taken": [
      "performing:xstate.error.actor.perform"
     ],
     "leaves": [
      "unanswered"
     ]
    }
   ]
  },
  {
   "title": "action.asked {\"action\":\"cancel\",\"refundId\":null}, action.confirmed, done perform failed (network), action.dismissed, action.asked {\"action\":\"cancel\",\"refundId\":null} → \"confirming\"",
   "kind": "path",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "action.asked {\"action\":\"cancel\",\"refundId\":null}",
     "taken": [
      "resting:action.asked"
     ],
     "leaves": [
      "confirming"
     ]
    },
    {
     "event": "action.confirmed",
     "taken": [
      "confirming:action.confirmed"
     ],
     "leaves": [
      "performing"
     ]
    },
    {
     "event": "done perform failed (network)",
     "taken": [
      "performing:xstate.done.actor.perform:3"
     ],
     "leaves": [
      "unanswered"
     ]
    },
    {
     "event": "action.dismissed",
     "taken": [
      "unanswered:action.dismissed"
     ],
     "leaves": [
      "resting"
     ]
    },
    {
     "event": "action.asked {\"action\":\"cancel\",\"refundId\":null}",
     "taken": [
      "resting:action.asked"
     ],
     "leaves": [
      "confirming"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "action.asked",
   "label": "action.asked {\"action\":\"cancel\",\"refundId\":null}",
   "event": {
    "type": "action.asked",
    "action": "cancel",
    "refundId": null
   }
  },
  {
   "type": "action.asked",
   "label": "action.asked {\"action\":\"withdrawRefund\",\"refundId\":8}",
   "event": {
    "type": "action.asked",
    "action": "withdrawRefund",
    "refundId": 8
   }
  },
  {
   "type": "action.confirmed",
   "label": "action.confirmed",
   "event": {
    "type": "action.confirmed"
   }
  },
  {
   "type": "action.dismissed",
   "label": "action.dismissed",
   "event": {
    "type": "action.dismissed"
   }
  },
  {
   "type": "xstate.done.actor.perform",
   "label": "done perform done",
   "event": {
    "type": "xstate.done.actor.perform",
    "output": {
     "type": "done",
     "order": {
      "id": 31,
      "sn": "HL260105ABCDEFGHJK",
      "status": -1,
      "afterSaleStage": null,
      "placedAt": "2026-01-05T10:00:00.000Z",
      "payDeadline": null,
      "arrivesBy": null,
      "totalCents": 2490,
      "quantity": 2,
      "sentQuantity": 0,
      "unsentQuantity": 2,
      "reviewed": false,
      "lines": [
       {
        "productId": 20,
        "skuId": 200,
        "shopId": 3,
        "shopName": "North Pier",
        "title": "Canvas tote",
        "variant": "Navy",
        "picture": {
         "small": "/pictures/tote-320.webp",
         "medium": "/pictures/tote-640.webp",
         "large": "/pictures/tote-1280.webp",
         "avif": true,
         "tone": "#d9e4ec"
        },
        "unitPriceCents": 1000,
        "quantity": 2,
        "lineId": 1,
        "discountCents": 0,
        "freightCents": 490,
        "refundableCents": 2490,
        "refundableQuantity": 2,
        "refundedCents": 0,
        "refundedQuantity": 0,
        "sentQuantity": 0,
        "unsentQuantity": 2,
        "reviewed": false
       }
      ],
      "subtotalCents": 2000,
      "freightCents": 490,
      "discountCents": 0,
      "promoCode": null,
      "refundedCents": 0,
      "address": {
       "addressee": "Ada Fisher",
       "mobile": "+1 555 0100",
       "country": "US",
       "area": "Portland, Oregon",
       "postcode": "97201",
       "detail": "12 Quay Street",
       "tag": "home"
      },
      "note": "",
      "parcels": [],
      "receiveDeadline": null,
      "completeDeadline": null,
      "refundDeadline": null,
      "deadlineLeftMs": null,
      "extended": false,
      "next": {
       "who": "shopper",
       "by": "2026-01-05T10:30:00.000Z"
      },
      "refund": null,
      "timeline": [
       {
        "type": "order.placed",
        "actor": "shopper",
        "at": "2026-01-05T10:00:00.000Z"
       }
      ]
     }
    },
    "actorId": "perform"
   }
  },
  {
   "type": "xstate.done.actor.perform",
   "label": "done perform refused (stateChanged)",
   "event": {
    "type": "xstate.done.actor.perform",
    "output": {
     "type": "refused",
     "failure": {
      "type": "refused",
      "reason": "stateChanged",
      "msg": null,
      "data": {
       "order": {
        "id": 31,
        "sn": "HL260105ABCDEFGHJK",
        "status": 1,
        "afterSaleStage": null,
        "placedAt": "2026-01-05T10:00:00.000Z",
        "payDeadline": "2026-01-05T10:30:00.000Z",
        "arrivesBy": null,
        "totalCents": 2490,
        "quantity": 2,
        "sentQuantity": 0,
        "unsentQuantity": 2,
        "reviewed": false,
        "lines": [
         {
          "productId": 20,
          "skuId": 200,
          "shopId": 3,
          "shopName": "North Pier",
          "title": "Canvas tote",
          "variant": "Navy",
          "picture": {
           "small": "/pictures/tote-320.webp",
           "medium": "/pictures/tote-640.webp",
           "large": "/pictures/tote-1280.webp",
           "avif": true,
           "tone": "#d9e4ec"
          },
          "unitPriceCents": 1000,
          "quantity": 2,
          "lineId": 1,
          "discountCents": 0,
          "freightCents": 490,
          "refundableCents": 2490,
          "refundableQuantity": 2,
          "refundedCents": 0,
          "refundedQuantity": 0,
          "sentQuantity": 0,
          "unsentQuantity": 2,
          "reviewed": false
         }
        ],
        "subtotalCents": 2000,
        "freightCents": 490,
        "discountCents": 0,
        "promoCode": null,
        "refundedCents": 0,
        "address": {
         "addressee": "Ada Fisher",
         "mobile": "+1 555 0100",
         "country": "US",
         "area": "Portland, Oregon",
         "postcode": "97201",
         "detail": "12 Quay Street",
         "tag": "home"
        },
        "note": "",
        "parcels": [],
        "receiveDeadline": null,
        "completeDeadline": null,
        "refundDeadline": null,
        "deadlineLeftMs": null,
        "extended": false,
        "next": {
         "who": "shopper",
         "by": "2026-01-05T10:30:00.000Z"
        },
        "refund": null,
        "timeline": [
         {
          "type": "order.placed",
          "actor": "shopper",
          "at": "2026-01-05T10:00:00.000Z"
         }
        ]
       }
      }
     },
     "order": {
      "id": 31,
      "sn": "HL260105ABCDEFGHJK",
      "status": 1,
      "afterSaleStage": null,
      "placedAt": "2026-01-05T10:00:00.000Z",
      "payDeadline": "2026-01-05T10:30:00.000Z",
      "arrivesBy": null,
      "totalCents": 2490,
      "quantity": 2,
      "sentQuantity": 0,
      "unsentQuantity": 2,
      "reviewed": false,
      "lines": [
       {
        "productId": 20,
        "skuId": 200,
        "shopId": 3,
        "shopName": "North Pier",
        "title": "Canvas tote",
        "variant": "Navy",
        "picture": {
         "small": "/pictures/tote-320.webp",
         "medium": "/pictures/tote-640.webp",
         "large": "/pictures/tote-1280.webp",
         "avif": true,
         "tone": "#d9e4ec"
        },
        "unitPriceCents": 1000,
        "quantity": 2,
        "lineId": 1,
        "discountCents": 0,
        "freightCents": 490,
        "refundableCents": 2490,
        "refundableQuantity": 2,
        "refundedCents": 0,
        "refundedQuantity": 0,
        "sentQuantity": 0,
        "unsentQuantity": 2,
        "reviewed": false
       }
      ],
      "subtotalCents": 2000,
      "freightCents": 490,
      "discountCents": 0,
      "promoCode": null,
      "refundedCents": 0,
      "address": {
       "addressee": "Ada Fisher",
       "mobile": "+1 555 0100",
       "country": "US",
       "area": "Portland, Oregon",
       "postcode": "97201",
       "detail": "12 Quay Street",
       "tag": "home"
      },
      "note": "",
      "parcels": [],
      "receiveDeadline": null,
      "completeDeadline": null,
      "refundDeadline": null,
      "deadlineLeftMs": null,
      "extended": false,
      "next": {
       "who": "shopper",
       "by": "2026-01-05T10:30:00.000Z"
      },
      "refund": null,
      "timeline": [
       {
        "type": "order.placed",
        "actor": "shopper",
        "at": "2026-01-05T10:00:00.000Z"
       }
      ]
     }
    },
    "actorId": "perform"
   }
  },
  {
   "type": "xstate.done.actor.perform",
   "label": "done perform failed (network)",
   "event": {
    "type": "xstate.done.actor.perform",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "perform"
   }
  },
  {
   "type": "xstate.error.actor.perform",
   "label": "error perform {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.perform",
    "error": "surprise",
    "actorId": "perform"
   }
  }
 ],
 "inputs": [
  {
   "orderId": 31
  }
 ]
})

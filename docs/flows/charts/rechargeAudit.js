(window.flowBook ??= []).push({
 "id": "rechargeAudit",
 "question": "When does the shopper learn what became of a payment, and is it on the balance then?",
 "description": "A recharge that was handed in, until the shop credits it or says why not.",
 "svg": "<svg data-plan=\"6f220a75e73cac90\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 616 608\" width=\"616\" height=\"608\" role=\"img\" aria-label=\"rechargeAudit: A recharge that was handed in, until the shop credits it or says why not.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"616\" height=\"608\"/>\n<g class=\"leaf passing\" data-state=\"rechargeAudit.judging\"><title>Judging: Goes by the record as it now is.</title><rect x=\"286\" y=\"52\" width=\"24\" height=\"24\" rx=\"8\"/><path class=\"choice\" d=\"M298 57.1L304.9 64L298 70.9L291.1 64Z\"/></g>\n<g class=\"box compound\" data-state=\"rechargeAudit.auditing\"><title>Someone compares the evidence with what arrived. The balance is as it was.</title><rect x=\"24\" y=\"164\" width=\"256\" height=\"392\" rx=\"12\"/><text class=\"title\" x=\"34\" y=\"185\" textLength=\"54\" lengthAdjust=\"spacingAndGlyphs\">Auditing</text><text class=\"code\" x=\"96\" y=\"185\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">0</text></g>\n<g class=\"leaf\" data-state=\"rechargeAudit.auditing.waiting\"><title>The answer comes by itself.</title><rect x=\"40\" y=\"500\" width=\"69\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"50\" y=\"521\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Waiting</text></g>\n<g class=\"leaf\" data-state=\"rechargeAudit.auditing.looking\"><title>The record is read again; what is on its way may be from just before.</title><rect x=\"139.5\" y=\"354\" width=\"72\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"149.5\" y=\"375\" textLength=\"52\" lengthAdjust=\"spacingAndGlyphs\">Looking</text></g>\n<g class=\"leaf\" data-state=\"rechargeAudit.passed\"><title>Credited, by what really arrived.</title><rect x=\"376\" y=\"164\" width=\"86\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"386\" y=\"185\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Passed</text><text class=\"code\" x=\"444\" y=\"185\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">1</text></g>\n<g class=\"leaf\" data-state=\"rechargeAudit.refused\"><title>Not credited; the shopper reads why. The evidence may be used again.</title><rect x=\"490\" y=\"164\" width=\"92\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"500\" y=\"185\" textLength=\"55\" lengthAdjust=\"spacingAndGlyphs\">Refused</text><text class=\"code\" x=\"563\" y=\"185\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">2</text></g>\n<circle class=\"dot\" data-start=\"rechargeAudit\" cx=\"298\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M298 26L298 52\"/><path class=\"tip\" d=\"M298 52L301.6 44L294.4 44Z\"/></g>\n<circle class=\"dot\" data-start=\"rechargeAudit.auditing\" cx=\"63\" cy=\"219\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M63 224L63 500\"/><path class=\"tip\" d=\"M63 500L66.6 492L59.4 492Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"rechargeAudit.auditing\"><rect x=\"135\" y=\"204\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"143\" y=\"218\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<g class=\"arrow chart\" data-line=\"judging:\"><path class=\"line\" d=\"M300 76L300 95Q300 102 307 102L412 102Q419 102 419 109L419 164\"/><path class=\"tip\" d=\"M419 164L422.6 156L415.4 156Z\"/></g>\n<g class=\"arrow chart\" data-line=\"judging::2\"><path class=\"line\" d=\"M305 76L305 83Q305 90 312 90L529 90Q536 90 536 97L536 164\"/><path class=\"tip\" d=\"M536 164L539.6 156L532.4 156Z\"/></g>\n<g class=\"arrow chart\" data-line=\"judging::3\"><path class=\"line\" d=\"M291 76L291 83Q291 90 284 90L47 90Q40 90 40 97L40 164\"/><path class=\"tip\" d=\"M40 164L43.6 156L36.4 156Z\"/></g>\n<g class=\"arrow many\" data-line=\"auditing:audit.announced auditing:recharge.shown auditing:connection.restored\"><path class=\"line\" d=\"M175.5 224L175.5 354\"/><path class=\"tip\" d=\"M175.5 354L179.1 346L171.9 346Z\"/></g>\n<g class=\"arrow server\" data-line=\"auditing.looking:xstate.done.actor.showRecharge\"><path class=\"line\" d=\"M187.5 394L187.5 401Q187.5 408 194.5 408L256 408Q263 408 263 415L263 569Q263 576 270 576L289 576Q296 576 296 569L296 76\"/><path class=\"tip\" d=\"M296 76L292.4 84L299.6 84Z\"/></g>\n<g class=\"arrow server\" data-line=\"auditing.looking:xstate.done.actor.showRecharge:2 auditing.looking:xstate.error.actor.showRecharge\"><path class=\"line\" d=\"M163.5 394L163.5 479Q163.5 486 156.5 486L93 486Q86 486 86 493L86 500\"/><path class=\"tip\" d=\"M86 500L89.6 492L82.4 492Z\"/></g>\n<g class=\"label\"><rect x=\"363\" y=\"116\" width=\"111\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"judging:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"365\" y=\"120\" width=\"107\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(367 121)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><g class=\"icon coin\" transform=\"translate(384 121)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"401\" y=\"131\" textLength=\"69\" lengthAdjust=\"spacingAndGlyphs\">Has passed?</text></g></g>\n<g class=\"label\"><rect x=\"487\" y=\"116\" width=\"97\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"judging::2\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"489\" y=\"120\" width=\"93\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(491 121)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"508\" y=\"131\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Was refused?</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"116\" width=\"48\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"judging::3\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"18\" y=\"120\" width=\"44\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(20 121)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"37\" y=\"131\" textLength=\"23\" lengthAdjust=\"spacingAndGlyphs\">Else</text></g></g>\n<g class=\"label\"><rect x=\"87.5\" y=\"250\" width=\"176\" height=\"78\" rx=\"6\"/><g class=\"row\" data-arrow=\"auditing:audit.announced\" data-who=\"operator\"><title>audit.announced: Word of an answer came.</title><rect class=\"hit\" x=\"89.5\" y=\"254\" width=\"151\" height=\"14\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(91.5 255)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"108.5\" y=\"265\" textLength=\"130\" lengthAdjust=\"spacingAndGlyphs\">Word of an answer came</text></g><g class=\"row\" data-arrow=\"auditing:recharge.shown\" data-who=\"shopper\"><title>recharge.shown: The shopper comes back to see.</title><rect class=\"hit\" x=\"89.5\" y=\"268\" width=\"119\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(91.5 269)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"108.5\" y=\"279\" textLength=\"66\" lengthAdjust=\"spacingAndGlyphs\">The shopper</text><text x=\"108.5\" y=\"293\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">comes back to see</text></g><g class=\"row\" data-arrow=\"auditing:connection.restored\" data-who=\"browser\"><title>connection.restored: Word may have been missed while there was no network.</title><rect class=\"hit\" x=\"89.5\" y=\"296\" width=\"172\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(91.5 297)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"108.5\" y=\"307\" textLength=\"151\" lengthAdjust=\"spacingAndGlyphs\">Word may have been missed</text><text x=\"108.5\" y=\"321\" textLength=\"141\" lengthAdjust=\"spacingAndGlyphs\">while there was no network</text></g></g>\n<g class=\"label\"><rect x=\"241\" y=\"116\" width=\"110\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"auditing.looking:xstate.done.actor.showRecharge\" data-who=\"server\"><title>showRecharge answered: It was answered.</title><rect class=\"hit\" x=\"243\" y=\"120\" width=\"106\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(245 121)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"262\" y=\"131\" textLength=\"85\" lengthAdjust=\"spacingAndGlyphs\">It was answered</text></g></g>\n<g class=\"label\"><rect x=\"80\" y=\"422\" width=\"167\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"auditing.looking:xstate.done.actor.showRecharge:2\" data-who=\"server\"><title>showRecharge answered: No answer of the shop yet, or none of the server: what is shown stays.</title><rect class=\"hit\" x=\"82\" y=\"426\" width=\"151\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(84 427)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"101\" y=\"437\" textLength=\"117\" lengthAdjust=\"spacingAndGlyphs\">No answer of the shop</text><text x=\"101\" y=\"451\" textLength=\"130\" lengthAdjust=\"spacingAndGlyphs\">yet, or none of the server</text></g><g class=\"row dim\" data-arrow=\"auditing.looking:xstate.error.actor.showRecharge\" data-who=\"server\"><title>showRecharge broke down</title><rect class=\"hit\" x=\"82\" y=\"454\" width=\"163\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(84 455)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"101\" y=\"465\" textLength=\"142\" lengthAdjust=\"spacingAndGlyphs\">showRecharge broke down</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "rechargeAudit.judging",
   "name": "judging",
   "title": "Judging",
   "code": null,
   "kind": "leaf",
   "description": "Goes by the record as it now is.",
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
   "id": "rechargeAudit.auditing",
   "name": "auditing",
   "title": "Auditing",
   "code": 0,
   "kind": "compound",
   "description": "Someone compares the evidence with what arrived. The balance is as it was.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": []
  },
  {
   "id": "rechargeAudit.auditing.waiting",
   "name": "auditing.waiting",
   "title": "Waiting",
   "code": null,
   "kind": "leaf",
   "description": "The answer comes by itself.",
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
     "file": "screens/rechargeAudit/auditing.waiting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/rechargeAudit/auditing.waiting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/rechargeAudit/auditing.waiting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/rechargeAudit/auditing.waiting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "rechargeAudit.auditing.looking",
   "name": "auditing.looking",
   "title": "Looking",
   "code": null,
   "kind": "leaf",
   "description": "The record is read again; what is on its way may be from just before.",
   "tags": [],
   "calls": [
    "showRecharge"
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
     "file": "screens/rechargeAudit/auditing.looking.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/rechargeAudit/auditing.looking.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/rechargeAudit/auditing.looking.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/rechargeAudit/auditing.looking.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "rechargeAudit.passed",
   "name": "passed",
   "title": "Passed",
   "code": 1,
   "kind": "leaf",
   "description": "Credited, by what really arrived.",
   "tags": [
    "over"
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
     "file": "screens/rechargeAudit/passed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/rechargeAudit/passed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/rechargeAudit/passed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/rechargeAudit/passed.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "rechargeAudit.refused",
   "name": "refused",
   "title": "Refused",
   "code": 2,
   "kind": "leaf",
   "description": "Not credited; the shopper reads why. The evidence may be used again.",
   "tags": [
    "over"
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
     "file": "screens/rechargeAudit/refused.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/rechargeAudit/refused.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/rechargeAudit/refused.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/rechargeAudit/refused.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "judging:",
   "key": "rechargeAudit.judging: always → rechargeAudit.passed [branch 1]",
   "from": "judging",
   "to": [
    "passed"
   ],
   "event": "",
   "words": "at once",
   "label": "Has passed?",
   "description": "",
   "who": "chart",
   "isMoney": true,
   "guard": "hasPassed",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
    "rows": [
     {
      "kind": "recharge",
      "from": "external",
      "to": "available",
      "amountCents": 4900
     }
    ],
    "record": null
   },
   "drilled": {
    "planted": 5,
    "noticed": 5
   }
  },
  {
   "name": "judging::2",
   "key": "rechargeAudit.judging: always → rechargeAudit.refused [branch 2]",
   "from": "judging",
   "to": [
    "refused"
   ],
   "event": "",
   "words": "at once",
   "label": "Was refused?",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": "wasRefused",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
    "planted": 6,
    "noticed": 6
   }
  },
  {
   "name": "judging::3",
   "key": "rechargeAudit.judging: always → rechargeAudit.auditing [branch 3]",
   "from": "judging",
   "to": [
    "auditing"
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
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
   "name": "auditing:audit.announced",
   "key": "rechargeAudit.auditing: audit.announced → rechargeAudit.auditing.looking",
   "from": "auditing",
   "to": [
    "auditing.looking"
   ],
   "event": "audit.announced",
   "words": "audit.announced",
   "label": "Word of an answer came",
   "description": "Word of an answer came.",
   "who": "operator",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/recharge_detail",
      "input": {
       "id": 51
      },
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
   "name": "auditing:recharge.shown",
   "key": "rechargeAudit.auditing: recharge.shown → rechargeAudit.auditing.looking",
   "from": "auditing",
   "to": [
    "auditing.looking"
   ],
   "event": "recharge.shown",
   "words": "recharge.shown",
   "label": "The shopper comes back to see",
   "description": "The shopper comes back to see.",
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
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/recharge_detail",
      "input": {
       "id": 51
      },
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
   "name": "auditing:connection.restored",
   "key": "rechargeAudit.auditing: connection.restored → rechargeAudit.auditing.looking",
   "from": "auditing",
   "to": [
    "auditing.looking"
   ],
   "event": "connection.restored",
   "words": "connection.restored",
   "label": "Word may have been missed while there was no network",
   "description": "Word may have been missed while there was no network.",
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
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/recharge_detail",
      "input": {
       "id": 51
      },
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
   "name": "auditing.looking:xstate.done.actor.showRecharge",
   "key": "rechargeAudit.auditing.looking: xstate.done.actor.showRecharge → rechargeAudit.judging [branch 1]",
   "from": "auditing.looking",
   "to": [
    "judging"
   ],
   "event": "xstate.done.actor.showRecharge",
   "words": "showRecharge answered",
   "label": "It was answered",
   "description": "It was answered.",
   "who": "server",
   "isMoney": false,
   "guard": "isAnswered",
   "effects": [
    "keepRecord",
    "refreshBalance"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/recharge_detail"
   },
   "seen": {
    "requests": [],
    "rows": [
     {
      "kind": "recharge",
      "from": "external",
      "to": "available",
      "amountCents": 4900
     }
    ],
    "record": null
   },
   "drilled": {
    "planted": 13,
    "noticed": 13
   }
  },
  {
   "name": "auditing.looking:xstate.done.actor.showRecharge:2",
   "key": "rechargeAudit.auditing.looking: xstate.done.actor.showRecharge → rechargeAudit.auditing.waiting [branch 2]",
   "from": "auditing.looking",
   "to": [
    "auditing.waiting"
   ],
   "event": "xstate.done.actor.showRecharge",
   "words": "showRecharge answered",
   "label": "No answer of the shop yet, or none of the server",
   "description": "No answer of the shop yet, or none of the server: what is shown stays.",
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
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/recharge_detail"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 3,
    "noticed": 2
   }
  },
  {
   "name": "auditing.looking:xstate.error.actor.showRecharge",
   "key": "rechargeAudit.auditing.looking: xstate.error.actor.showRecharge → rechargeAudit.auditing.waiting",
   "from": "auditing.looking",
   "to": [
    "auditing.waiting"
   ],
   "event": "xstate.error.actor.showRecharge",
   "words": "showRecharge broke down",
   "label": "showRecharge broke down",
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
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/recharge_detail"
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
   "title": "a recharge that is audited is on the balance by what arrived once word of it came",
   "kind": "journey",
   "start": [
    "auditing.waiting"
   ],
   "steps": [
    {
     "event": "audit.announced",
     "taken": [
      "auditing:audit.announced"
     ],
     "leaves": [
      "auditing.looking"
     ]
    },
    {
     "event": "done showRecharge found",
     "taken": [
      "auditing.looking:xstate.done.actor.showRecharge",
      "judging:"
     ],
     "leaves": [
      "passed"
     ]
    }
   ]
  },
  {
   "title": "a recharge that is audited sees an answer that came while it was just looking",
   "kind": "journey",
   "start": [
    "auditing.waiting"
   ],
   "steps": [
    {
     "event": "recharge.shown",
     "taken": [
      "auditing:recharge.shown"
     ],
     "leaves": [
      "auditing.looking"
     ]
    },
    {
     "event": "audit.announced",
     "taken": [
      "auditing:audit.announced"
     ],
     "leaves": [
      "auditing.looking"
     ]
    },
    {
     "event": "done showRecharge found",
     "taken": [
      "auditing.looking:xstate.done.actor.showRecharge",
      "judging::2"
     ],
     "leaves": [
      "refused"
     ]
    }
   ]
  },
  {
   "title": "a recharge that is audited stays as it is while the shop has not answered, or nobody does",
   "kind": "journey",
   "start": [
    "auditing.waiting"
   ],
   "steps": [
    {
     "event": "recharge.shown",
     "taken": [
      "auditing:recharge.shown"
     ],
     "leaves": [
      "auditing.looking"
     ]
    },
    {
     "event": "done showRecharge found",
     "taken": [
      "auditing.looking:xstate.done.actor.showRecharge:2"
     ],
     "leaves": [
      "auditing.waiting"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "auditing:connection.restored"
     ],
     "leaves": [
      "auditing.looking"
     ]
    },
    {
     "event": "done showRecharge failed (network)",
     "taken": [
      "auditing.looking:xstate.done.actor.showRecharge:2"
     ],
     "leaves": [
      "auditing.waiting"
     ]
    }
   ]
  },
  {
   "title": "audit.announced, error showRecharge {\"error\":\"surprise\"} → {\"auditing\":\"waiting\"}",
   "kind": "path",
   "start": [
    "auditing.waiting"
   ],
   "steps": [
    {
     "event": "audit.announced",
     "taken": [
      "auditing:audit.announced"
     ],
     "leaves": [
      "auditing.looking"
     ]
    },
    {
     "event": "error showRecharge {\"error\":\"surprise\"}",
     "taken": [
      "auditing.looking:xstate.error.actor.showRecharge"
     ],
     "leaves": [
      "auditing.waiting"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "audit.announced",
   "label": "audit.announced",
   "event": {
    "type": "audit.announced"
   }
  },
  {
   "type": "recharge.shown",
   "label": "recharge.shown",
   "event": {
    "type": "recharge.shown"
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
   "type": "xstate.done.actor.showRecharge",
   "label": "done showRecharge found",
   "event": {
    "type": "xstate.done.actor.showRecharge",
    "output": {
     "type": "found",
     "recharge": {
      "id": 51,
      "status": 0,
      "method": "card",
      "network": null,
      "depositAddress": null,
      "ownAddress": null,
      "transactionHash": null,
      "amountCents": 5000,
      "arrivedCents": null,
      "evidence": {
       "id": "evidence-evidence-eviden",
       "small": "/api/uploads/evidence-evidence-eviden/small",
       "medium": "/api/uploads/evidence-evidence-eviden/medium",
       "large": "/api/uploads/evidence-evidence-eviden/large"
      },
      "refusedFor": null,
      "submittedAt": "2026-01-05T10:00:00.000Z",
      "resolvedAt": null
     }
    },
    "actorId": "showRecharge"
   }
  },
  {
   "type": "xstate.done.actor.showRecharge",
   "label": "done showRecharge found",
   "event": {
    "type": "xstate.done.actor.showRecharge",
    "output": {
     "type": "found",
     "recharge": {
      "id": 51,
      "status": 1,
      "method": "card",
      "network": null,
      "depositAddress": null,
      "ownAddress": null,
      "transactionHash": null,
      "amountCents": 5000,
      "arrivedCents": 4900,
      "evidence": {
       "id": "evidence-evidence-eviden",
       "small": "/api/uploads/evidence-evidence-eviden/small",
       "medium": "/api/uploads/evidence-evidence-eviden/medium",
       "large": "/api/uploads/evidence-evidence-eviden/large"
      },
      "refusedFor": null,
      "submittedAt": "2026-01-05T10:00:00.000Z",
      "resolvedAt": null
     }
    },
    "actorId": "showRecharge"
   }
  },
  {
   "type": "xstate.done.actor.showRecharge",
   "label": "done showRecharge found",
   "event": {
    "type": "xstate.done.actor.showRecharge",
    "output": {
     "type": "found",
     "recharge": {
      "id": 51,
      "status": 2,
      "method": "card",
      "network": null,
      "depositAddress": null,
      "ownAddress": null,
      "transactionHash": null,
      "amountCents": 5000,
      "arrivedCents": null,
      "evidence": {
       "id": "evidence-evidence-eviden",
       "small": "/api/uploads/evidence-evidence-eviden/small",
       "medium": "/api/uploads/evidence-evidence-eviden/medium",
       "large": "/api/uploads/evidence-evidence-eviden/large"
      },
      "refusedFor": "Nothing arrived.",
      "submittedAt": "2026-01-05T10:00:00.000Z",
      "resolvedAt": null
     }
    },
    "actorId": "showRecharge"
   }
  },
  {
   "type": "xstate.done.actor.showRecharge",
   "label": "done showRecharge failed (network)",
   "event": {
    "type": "xstate.done.actor.showRecharge",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "showRecharge"
   }
  },
  {
   "type": "xstate.error.actor.showRecharge",
   "label": "error showRecharge {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.showRecharge",
    "error": "surprise",
    "actorId": "showRecharge"
   }
  }
 ],
 "inputs": [
  {
   "recharge": {
    "id": 51,
    "status": 0,
    "method": "card",
    "network": null,
    "depositAddress": null,
    "ownAddress": null,
    "transactionHash": null,
    "amountCents": 5000,
    "arrivedCents": null,
    "evidence": {
     "id": "evidence-evidence-eviden",
     "small": "/api/uploads/evidence-evidence-eviden/small",
     "medium": "/api/uploads/evidence-evidence-eviden/medium",
     "large": "/api/uploads/evidence-evidence-eviden/large"
    },
    "refusedFor": null,
    "submittedAt": "2026-01-05T10:00:00.000Z",
    "resolvedAt": null
   }
  }
 ]
})

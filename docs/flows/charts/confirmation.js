(window.flowBook ??= []).push({
 "id": "confirmation",
 "question": "Is what can’t be taken back asked about first, and done only once?",
 "description": "Something that can’t be taken back: asked about first, then done once.",
 "svg": "<svg data-plan=\"f5aa0845dffe86c7\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 568 516\" width=\"568\" height=\"516\" role=\"img\" aria-label=\"confirmation: Something that can’t be taken back: asked about first, then done once.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"568\" height=\"516\"/>\n<g class=\"leaf\" data-state=\"confirmation.resting\"><title>Nothing is asked.</title><rect x=\"248\" y=\"52\" width=\"70\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"258\" y=\"73\" textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\">Resting</text></g>\n<g class=\"leaf\" data-state=\"confirmation.asking\"><title>The question is on the screen.</title><rect x=\"233\" y=\"196\" width=\"65\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"243\" y=\"217\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Asking</text></g>\n<g class=\"leaf\" data-state=\"confirmation.doing\"><title>It is being done; a second tap does nothing.</title><rect x=\"339\" y=\"312\" width=\"59\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"349\" y=\"333\" textLength=\"39\" lengthAdjust=\"spacingAndGlyphs\">Doing</text></g>\n<g class=\"leaf\" data-state=\"confirmation.refused\"><title>It was not done; the shopper may try again or leave it.</title><rect x=\"340\" y=\"444\" width=\"75\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"350\" y=\"465\" textLength=\"55\" lengthAdjust=\"spacingAndGlyphs\">Refused</text></g>\n<circle class=\"dot\" data-start=\"confirmation\" cx=\"283\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M283 26L283 52\"/><path class=\"tip\" d=\"M283 52L286.6 44L279.4 44Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"resting:question.asked\"><path class=\"line\" d=\"M262 92L262 99Q262 106 255 106L102 106Q95 106 95 113L95 175Q95 182 102 182L248 182Q255 182 255 189L255 196\"/><path class=\"tip\" d=\"M255 196L258.6 188L251.4 188Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking:question.confirmed\"><path class=\"line\" d=\"M266 236L266 291Q266 298 273 298L352 298Q359 298 359 305L359 312\"/><path class=\"tip\" d=\"M359 312L362.6 304L355.4 304Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking:question.dismissed\"><path class=\"line\" d=\"M276 196L276 92\"/><path class=\"tip\" d=\"M276 92L272.4 100L279.6 100Z\"/></g>\n<g class=\"arrow server\" data-line=\"doing:xstate.done.actor.perform\"><path class=\"line\" d=\"M378 312L378 300Q378 298 380 298L380 298Q382 298 382 296L382 125Q382 118 375 118L297 118Q290 118 290 111L290 92\"/><path class=\"tip\" d=\"M290 92L286.4 100L293.6 100Z\"/></g>\n<g class=\"arrow server\" data-line=\"doing:xstate.done.actor.perform:2 doing:xstate.error.actor.perform\"><path class=\"line\" d=\"M359 352L359 359Q359 366 352 366L209 366Q202 366 202 373L202 423Q202 430 209 430L352 430Q359 430 359 437L359 444\"/><path class=\"tip\" d=\"M359 444L362.6 436L355.4 436Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"refused:question.confirmed\"><path class=\"line\" d=\"M378 444L378 352\"/><path class=\"tip\" d=\"M378 352L374.4 360L381.6 360Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"refused:question.dismissed\"><path class=\"line\" d=\"M396 444L396 437Q396 430 403 430L461 430Q468 430 468 423L468 113Q468 106 461 106L311 106Q304 106 304 99L304 92\"/><path class=\"tip\" d=\"M304 92L300.4 100L307.6 100Z\"/></g>\n<g class=\"label\"><rect x=\"16\" y=\"132\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"resting:question.asked\" data-who=\"shopper\"><title>question.asked: The shopper wants to do it and is asked once more.</title><rect class=\"hit\" x=\"18\" y=\"136\" width=\"154\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(20 137)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"37\" y=\"147\" textLength=\"129\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants to do</text><text x=\"37\" y=\"161\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">it and is asked once more</text></g></g>\n<g class=\"label\"><rect x=\"197\" y=\"262\" width=\"138\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking:question.confirmed\" data-who=\"shopper\"><title>question.confirmed: The shopper means it.</title><rect class=\"hit\" x=\"199\" y=\"266\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(201 267)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"218\" y=\"277\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">The shopper means it</text></g></g>\n<g class=\"label\"><rect x=\"186\" y=\"139\" width=\"180\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking:question.dismissed\" data-who=\"shopper\"><title>question.dismissed: The shopper thinks better of it.</title><rect class=\"hit\" x=\"188\" y=\"143\" width=\"176\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(190 144)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"207\" y=\"154\" textLength=\"155\" lengthAdjust=\"spacingAndGlyphs\">The shopper thinks better of it</text></g></g>\n<g class=\"label\"><rect x=\"355\" y=\"205\" width=\"53\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"doing:xstate.done.actor.perform\" data-who=\"server\"><title>perform answered: Done; the question is gone.</title><rect class=\"hit\" x=\"357\" y=\"209\" width=\"49\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(359 210)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"376\" y=\"220\" textLength=\"28\" lengthAdjust=\"spacingAndGlyphs\">Done</text></g></g>\n<g class=\"label\"><rect x=\"111\" y=\"380\" width=\"181\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"doing:xstate.done.actor.perform:2\" data-who=\"server\"><title>perform answered: Refused, or nobody answered: the question stays.</title><rect class=\"hit\" x=\"113\" y=\"384\" width=\"177\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(115 385)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"132\" y=\"395\" textLength=\"156\" lengthAdjust=\"spacingAndGlyphs\">Refused, or nobody answered</text></g><g class=\"row dim\" data-arrow=\"doing:xstate.error.actor.perform\" data-who=\"server\"><title>perform broke down</title><rect class=\"hit\" x=\"113\" y=\"398\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(115 399)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"132\" y=\"409\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">perform broke down</text></g></g>\n<g class=\"label\"><rect x=\"304\" y=\"387\" width=\"148\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"refused:question.confirmed\" data-who=\"shopper\"><title>question.confirmed: The shopper tries again.</title><rect class=\"hit\" x=\"306\" y=\"391\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(308 392)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"325\" y=\"402\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g></g>\n<g class=\"label\"><rect x=\"399\" y=\"262\" width=\"137\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"refused:question.dismissed\" data-who=\"shopper\"><title>question.dismissed: The shopper leaves it.</title><rect class=\"hit\" x=\"401\" y=\"266\" width=\"133\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(403 267)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"420\" y=\"277\" textLength=\"112\" lengthAdjust=\"spacingAndGlyphs\">The shopper leaves it</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "confirmation.resting",
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
     "file": "screens/confirmation/resting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/confirmation/resting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/confirmation/resting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/confirmation/resting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "confirmation.asking",
   "name": "asking",
   "title": "Asking",
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
     "file": "screens/confirmation/asking.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/confirmation/asking.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/confirmation/asking.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/confirmation/asking.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "confirmation.doing",
   "name": "doing",
   "title": "Doing",
   "code": null,
   "kind": "leaf",
   "description": "It is being done; a second tap does nothing.",
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
     "file": "screens/confirmation/doing.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/confirmation/doing.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/confirmation/doing.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/confirmation/doing.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "confirmation.refused",
   "name": "refused",
   "title": "Refused",
   "code": null,
   "kind": "leaf",
   "description": "It was not done; the shopper may try again or leave it.",
   "tags": [
    "asking"
   ],
   "calls": [],
   "entry": [],
   "exit": [
    "forgetFailure"
   ],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/confirmation/refused.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/confirmation/refused.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/confirmation/refused.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/confirmation/refused.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "resting:question.asked",
   "key": "confirmation.resting: question.asked → confirmation.asking",
   "from": "resting",
   "to": [
    "asking"
   ],
   "event": "question.asked",
   "words": "question.asked",
   "label": "The shopper wants to do it and is asked once more",
   "description": "The shopper wants to do it and is asked once more.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSubject"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen asks first; what is done has its own tests in tests/api"
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
    "planted": 4,
    "noticed": 4
   }
  },
  {
   "name": "asking:question.confirmed",
   "key": "confirmation.asking: question.confirmed → confirmation.doing",
   "from": "asking",
   "to": [
    "doing"
   ],
   "event": "question.confirmed",
   "words": "question.confirmed",
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
     "text": "it is how a screen asks first; what is done has its own tests in tests/api"
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
      "path": "/api/user/address_del",
      "input": {
       "id": 7
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
   "name": "asking:question.dismissed",
   "key": "confirmation.asking: question.dismissed → confirmation.resting",
   "from": "asking",
   "to": [
    "resting"
   ],
   "event": "question.dismissed",
   "words": "question.dismissed",
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
     "text": "it is how a screen asks first; what is done has its own tests in tests/api"
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
   "name": "doing:xstate.done.actor.perform",
   "key": "confirmation.doing: xstate.done.actor.perform → confirmation.resting [branch 1]",
   "from": "doing",
   "to": [
    "resting"
   ],
   "event": "xstate.done.actor.perform",
   "words": "perform answered",
   "label": "Done",
   "description": "Done; the question is gone.",
   "who": "server",
   "isMoney": false,
   "guard": "isDone",
   "effects": [
    "finish"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen asks first; what is done has its own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/address_del"
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
   "name": "doing:xstate.done.actor.perform:2",
   "key": "confirmation.doing: xstate.done.actor.perform → confirmation.refused [branch 2]",
   "from": "doing",
   "to": [
    "refused"
   ],
   "event": "xstate.done.actor.perform",
   "words": "perform answered",
   "label": "Refused, or nobody answered",
   "description": "Refused, or nobody answered: the question stays.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepFailure",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen asks first; what is done has its own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/address_del"
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
   "name": "doing:xstate.error.actor.perform",
   "key": "confirmation.doing: xstate.error.actor.perform → confirmation.refused",
   "from": "doing",
   "to": [
    "refused"
   ],
   "event": "xstate.error.actor.perform",
   "words": "perform broke down",
   "label": "perform broke down",
   "description": "",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSurprise",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen asks first; what is done has its own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/address_del"
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
   "name": "refused:question.confirmed",
   "key": "confirmation.refused: question.confirmed → confirmation.doing",
   "from": "refused",
   "to": [
    "doing"
   ],
   "event": "question.confirmed",
   "words": "question.confirmed",
   "label": "The shopper tries again",
   "description": "The shopper tries again.",
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
     "text": "it is how a screen asks first; what is done has its own tests in tests/api"
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
      "path": "/api/user/address_del",
      "input": {
       "id": 7
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
   "name": "refused:question.dismissed",
   "key": "confirmation.refused: question.dismissed → confirmation.resting",
   "from": "refused",
   "to": [
    "resting"
   ],
   "event": "question.dismissed",
   "words": "question.dismissed",
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
     "text": "it is how a screen asks first; what is done has its own tests in tests/api"
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
   "title": "what is asked about first is done once, however often it is confirmed, and the question goes",
   "kind": "journey",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "question.asked {\"subject\":7}",
     "taken": [
      "resting:question.asked"
     ],
     "leaves": [
      "asking"
     ]
    },
    {
     "event": "question.confirmed",
     "taken": [
      "asking:question.confirmed"
     ],
     "leaves": [
      "doing"
     ]
    },
    {
     "event": "question.confirmed",
     "taken": [],
     "leaves": [
      "doing"
     ]
    },
    {
     "event": "question.dismissed",
     "taken": [],
     "leaves": [
      "doing"
     ]
    },
    {
     "event": "done perform done",
     "taken": [
      "doing:xstate.done.actor.perform"
     ],
     "leaves": [
      "resting"
     ]
    }
   ]
  },
  {
   "title": "what is asked about first is not done when it is dismissed, nor without a question",
   "kind": "journey",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "question.confirmed",
     "taken": [],
     "leaves": [
      "resting"
     ]
    },
    {
     "event": "question.asked {\"subject\":7}",
     "taken": [
      "resting:question.asked"
     ],
     "leaves": [
      "asking"
     ]
    },
    {
     "event": "question.dismissed",
     "taken": [
      "asking:question.dismissed"
     ],
     "leaves": [
      "resting"
     ]
    }
   ]
  },
  {
   "title": "what is asked about first stays asked when it was refused, to be tried again or left",
   "kind": "journey",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "question.asked {\"subject\":7}",
     "taken": [
      "resting:question.asked"
     ],
     "leaves": [
      "asking"
     ]
    },
    {
     "event": "question.confirmed",
     "taken": [
      "asking:question.confirmed"
     ],
     "leaves": [
      "doing"
     ]
    },
    {
     "event": "done perform refused (network)",
     "taken": [
      "doing:xstate.done.actor.perform:2"
     ],
     "leaves": [
      "refused"
     ]
    },
    {
     "event": "question.confirmed",
     "taken": [
      "refused:question.confirmed"
     ],
     "leaves": [
      "doing"
     ]
    },
    {
     "event": "done perform refused (network)",
     "taken": [
      "doing:xstate.done.actor.perform:2"
     ],
     "leaves": [
      "refused"
     ]
    },
    {
     "event": "question.dismissed",
     "taken": [
      "refused:question.dismissed"
     ],
     "leaves": [
      "resting"
     ]
    }
   ]
  },
  {
   "title": "question.asked {\"subject\":7}, question.confirmed, error perform {\"error\":\"surprise\"}, question.confirmed → \"doing\"",
   "kind": "path",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "question.asked {\"subject\":7}",
     "taken": [
      "resting:question.asked"
     ],
     "leaves": [
      "asking"
     ]
    },
    {
     "event": "question.confirmed",
     "taken": [
      "asking:question.confirmed"
     ],
     "leaves": [
      "doing"
     ]
    },
    {
     "event": "error perform {\"error\":\"surprise\"}",
     "taken": [
      "doing:xstate.error.actor.perform"
     ],
     "leaves": [
      "refused"
     ]
    },
    {
     "event": "question.confirmed",
     "taken": [
      "refused:question.confirmed"
     ],
     "leaves": [
      "doing"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "question.asked",
   "label": "question.asked {\"subject\":7}",
   "event": {
    "type": "question.asked",
    "subject": 7
   }
  },
  {
   "type": "question.confirmed",
   "label": "question.confirmed",
   "event": {
    "type": "question.confirmed"
   }
  },
  {
   "type": "question.dismissed",
   "label": "question.dismissed",
   "event": {
    "type": "question.dismissed"
   }
  },
  {
   "type": "xstate.done.actor.perform",
   "label": "done perform done",
   "event": {
    "type": "xstate.done.actor.perform",
    "output": {
     "type": "done",
     "answer": {
      "list": [
       {
        "id": 7,
        "addressee": "Ada Fisher",
        "mobile": "+1 555 0100",
        "country": "US",
        "area": "Portland, Oregon",
        "postcode": "97201",
        "detail": "12 Quay Street",
        "tag": "home",
        "isDefault": false
       }
      ]
     }
    },
    "actorId": "perform"
   }
  },
  {
   "type": "xstate.done.actor.perform",
   "label": "done perform refused (network)",
   "event": {
    "type": "xstate.done.actor.perform",
    "output": {
     "type": "refused",
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
 "inputs": []
})

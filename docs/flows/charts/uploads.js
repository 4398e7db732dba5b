(window.flowBook ??= []).push({
 "id": "uploads",
 "question": "Which pictures are on the server, and what happens to one that did not get there?",
 "description": "Pictures on their way to the server, one after the other.",
 "svg": "<svg data-plan=\"558688ccd1cd691c\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 307 468\" width=\"307\" height=\"468\" role=\"img\" aria-label=\"uploads: Pictures on their way to the server, one after the other.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"307\" height=\"468\"/>\n<g class=\"everywhere\"><rect x=\"0\" y=\"0\" width=\"187\" height=\"124\" rx=\"10\"/><text class=\"title\" x=\"10\" y=\"21\" textLength=\"90\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text><g class=\"row\" data-arrow=\":pictures.chosen\" data-who=\"shopper\"><title>pictures.chosen: As many as there is room for are taken.</title><rect class=\"hit\" x=\"8\" y=\"30\" width=\"124\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(10 31)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"27\" y=\"41\" textLength=\"103\" lengthAdjust=\"spacingAndGlyphs\">As many as there is</text><text x=\"27\" y=\"55\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">room for are taken</text></g><g class=\"row\" data-arrow=\":pictures.chosen:2\" data-who=\"shopper\"><title>pictures.chosen: The shopper adds pictures.</title><rect class=\"hit\" x=\"8\" y=\"58\" width=\"160\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(10 59)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"27\" y=\"69\" textLength=\"139\" lengthAdjust=\"spacingAndGlyphs\">The shopper adds pictures</text></g><g class=\"row\" data-arrow=\":picture.removed\" data-who=\"shopper\"><title>picture.removed: The shopper takes one away.</title><rect class=\"hit\" x=\"8\" y=\"72\" width=\"171\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(10 73)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"27\" y=\"83\" textLength=\"150\" lengthAdjust=\"spacingAndGlyphs\">The shopper takes one away</text></g><g class=\"row\" data-arrow=\":picture.retried\" data-who=\"shopper\"><title>picture.retried: One that failed goes to the end of the queue.</title><rect class=\"hit\" x=\"8\" y=\"86\" width=\"139\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(10 87)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"27\" y=\"97\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">One that failed goes to</text><text x=\"27\" y=\"111\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">the end of the queue</text></g></g>\n<g class=\"leaf\" data-state=\"uploads.resting\"><title>None is waiting.</title><rect x=\"49\" y=\"236\" width=\"70\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"59\" y=\"257\" textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\">Resting</text></g>\n<g class=\"leaf\" data-state=\"uploads.uploading\"><title>The first that waits is on its way.</title><rect x=\"43\" y=\"396\" width=\"87\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"53\" y=\"417\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Uploading</text></g>\n<circle class=\"dot\" data-start=\"uploads\" cx=\"72\" cy=\"155\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M72 160L72 236\"/><path class=\"tip\" d=\"M72 236L75.6 228L68.4 228Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"uploads\"><rect x=\"130\" y=\"140\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"138\" y=\"154\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<g class=\"arrow app\" data-line=\":pictures.used\"><path class=\"line\" d=\"M171 160L171 215Q171 222 164 222L103 222Q96 222 96 229L96 236\"/><path class=\"tip\" d=\"M96 236L99.6 228L92.4 228Z\"/></g>\n<g class=\"arrow chart\" data-line=\"resting:\"><path class=\"line\" d=\"M72 276L72 396\"/><path class=\"tip\" d=\"M72 396L75.6 388L68.4 388Z\"/></g>\n<g class=\"arrow many\" data-line=\"uploading:picture.removed uploading:xstate.done.actor.upload uploading:xstate.error.actor.upload\"><path class=\"line\" d=\"M101 396L101 389Q101 382 108 382L201 382Q208 382 208 375L208 297Q208 290 201 290L103 290Q96 290 96 283L96 276\"/><path class=\"tip\" d=\"M96 276L92.4 284L99.6 284Z\"/></g>\n<g class=\"label\"><rect x=\"89\" y=\"186\" width=\"164\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\":pictures.used\" data-who=\"app\"><title>pictures.used: What they were for is done.</title><rect class=\"hit\" x=\"91\" y=\"190\" width=\"160\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(93 191)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"110\" y=\"201\" textLength=\"139\" lengthAdjust=\"spacingAndGlyphs\">What they were for is done</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"325\" width=\"112\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"resting:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"18\" y=\"329\" width=\"108\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(20 330)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"37\" y=\"340\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">Is some waiting?</text></g></g>\n<g class=\"label\"><rect x=\"140\" y=\"304\" width=\"135\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"uploading:picture.removed\" data-who=\"shopper\"><title>picture.removed: The one on its way is not wanted any more.</title><rect class=\"hit\" x=\"142\" y=\"308\" width=\"131\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(144 309)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"161\" y=\"319\" textLength=\"110\" lengthAdjust=\"spacingAndGlyphs\">The one on its way is</text><text x=\"161\" y=\"333\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">not wanted any more</text></g><g class=\"row\" data-arrow=\"uploading:xstate.done.actor.upload\" data-who=\"server\"><title>upload answered: It is there, or failed; the next one follows.</title><rect class=\"hit\" x=\"142\" y=\"336\" width=\"117\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(144 337)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"161\" y=\"347\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">It is there, or failed</text></g><g class=\"row dim\" data-arrow=\"uploading:xstate.error.actor.upload\" data-who=\"server\"><title>upload broke down</title><rect class=\"hit\" x=\"142\" y=\"350\" width=\"120\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(144 351)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"161\" y=\"361\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">upload broke down</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "uploads.resting",
   "name": "resting",
   "title": "Resting",
   "code": null,
   "kind": "leaf",
   "description": "None is waiting.",
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
     "file": "screens/uploads/resting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/uploads/resting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/uploads/resting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/uploads/resting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "uploads.uploading",
   "name": "uploading",
   "title": "Uploading",
   "code": null,
   "kind": "leaf",
   "description": "The first that waits is on its way.",
   "tags": [
    "busy"
   ],
   "calls": [
    "upload"
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
     "file": "screens/uploads/uploading.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/uploads/uploading.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/uploads/uploading.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/uploads/uploading.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": ":pictures.chosen",
   "key": "uploads: pictures.chosen → stays [branch 1]",
   "from": "",
   "to": [],
   "event": "pictures.chosen",
   "words": "pictures.chosen",
   "label": "As many as there is room for are taken",
   "description": "As many as there is room for are taken.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isOverTheMost",
   "effects": [
    "addPictures",
    "announceTooMany"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what the API keeps of a picture has its own tests in tests/api"
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
    "noticed": 13
   }
  },
  {
   "name": ":pictures.chosen:2",
   "key": "uploads: pictures.chosen → stays [branch 2]",
   "from": "",
   "to": [],
   "event": "pictures.chosen",
   "words": "pictures.chosen",
   "label": "The shopper adds pictures",
   "description": "The shopper adds pictures.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "addPictures"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what the API keeps of a picture has its own tests in tests/api"
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
      "path": "/api/uploads",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 9,
    "noticed": 9
   }
  },
  {
   "name": ":picture.removed",
   "key": "uploads: picture.removed → stays",
   "from": "",
   "to": [],
   "event": "picture.removed",
   "words": "picture.removed",
   "label": "The shopper takes one away",
   "description": "The shopper takes one away.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "removePicture",
    "forgetFiles"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what the API keeps of a picture has its own tests in tests/api"
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
    "planted": 6,
    "noticed": 6
   }
  },
  {
   "name": ":picture.retried",
   "key": "uploads: picture.retried → stays",
   "from": "",
   "to": [],
   "event": "picture.retried",
   "words": "picture.retried",
   "label": "One that failed goes to the end of the queue",
   "description": "One that failed goes to the end of the queue.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasFailed",
   "effects": [
    "waitAgain"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what the API keeps of a picture has its own tests in tests/api"
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
   "name": ":pictures.used",
   "key": "uploads: pictures.used → uploads.resting",
   "from": "",
   "to": [
    "resting"
   ],
   "event": "pictures.used",
   "words": "pictures.used",
   "label": "What they were for is done",
   "description": "What they were for is done.",
   "who": "app",
   "isMoney": false,
   "guard": null,
   "effects": [
    "forgetPictures",
    "forgetFiles"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what the API keeps of a picture has its own tests in tests/api"
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
    "planted": 5,
    "noticed": 5
   }
  },
  {
   "name": "resting:",
   "key": "uploads.resting: always → uploads.uploading",
   "from": "resting",
   "to": [
    "uploading"
   ],
   "event": "",
   "words": "at once",
   "label": "Is some waiting?",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": "isSomeWaiting",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what the API keeps of a picture has its own tests in tests/api"
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
      "path": "/api/uploads",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 4,
    "noticed": 4
   }
  },
  {
   "name": "uploading:picture.removed",
   "key": "uploads.uploading: picture.removed → uploads.resting",
   "from": "uploading",
   "to": [
    "resting"
   ],
   "event": "picture.removed",
   "words": "picture.removed",
   "label": "The one on its way is not wanted any more",
   "description": "The one on its way is not wanted any more.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isOnItsWay",
   "effects": [
    "removePicture",
    "forgetFiles"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what the API keeps of a picture has its own tests in tests/api"
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
      "path": "/api/uploads",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 9,
    "noticed": 9
   }
  },
  {
   "name": "uploading:xstate.done.actor.upload",
   "key": "uploads.uploading: xstate.done.actor.upload → uploads.resting",
   "from": "uploading",
   "to": [
    "resting"
   ],
   "event": "xstate.done.actor.upload",
   "words": "upload answered",
   "label": "It is there, or failed",
   "description": "It is there, or failed; the next one follows.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepOutcome"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what the API keeps of a picture has its own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/uploads"
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/uploads",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 14,
    "noticed": 14
   }
  },
  {
   "name": "uploading:xstate.error.actor.upload",
   "key": "uploads.uploading: xstate.error.actor.upload → uploads.resting",
   "from": "uploading",
   "to": [
    "resting"
   ],
   "event": "xstate.error.actor.upload",
   "words": "upload broke down",
   "label": "upload broke down",
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
     "text": "what the API keeps of a picture has its own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/uploads"
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
   "title": "pictures on their way go one after the other",
   "kind": "journey",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "pictures.chosen {\"keys\":[\"a\",\"b\"]}",
     "taken": [
      ":pictures.chosen:2",
      "resting:"
     ],
     "leaves": [
      "uploading"
     ]
    },
    {
     "event": "done upload uploaded",
     "taken": [
      "uploading:xstate.done.actor.upload",
      "resting:"
     ],
     "leaves": [
      "uploading"
     ]
    },
    {
     "event": "done upload failed (network)",
     "taken": [
      "uploading:xstate.done.actor.upload"
     ],
     "leaves": [
      "resting"
     ]
    }
   ]
  },
  {
   "title": "pictures on their way make room for the next when the one on its way is taken away",
   "kind": "journey",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "pictures.chosen {\"keys\":[\"a\",\"b\"]}",
     "taken": [
      ":pictures.chosen:2",
      "resting:"
     ],
     "leaves": [
      "uploading"
     ]
    },
    {
     "event": "picture.removed {\"key\":\"a\"}",
     "taken": [
      "uploading:picture.removed",
      "resting:"
     ],
     "leaves": [
      "uploading"
     ]
    }
   ]
  },
  {
   "title": "pictures on their way are as many as there is room for without a word",
   "kind": "journey",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "pictures.chosen {\"keys\":[\"a\",\"b\"]}",
     "taken": [
      ":pictures.chosen:2",
      "resting:"
     ],
     "leaves": [
      "uploading"
     ]
    }
   ]
  },
  {
   "title": "pictures on their way are not more than there is room for, and it says so",
   "kind": "journey",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "pictures.chosen {\"keys\":[\"a\",\"b\",\"c\"]}",
     "taken": [
      ":pictures.chosen",
      "resting:"
     ],
     "leaves": [
      "uploading"
     ]
    }
   ]
  },
  {
   "title": "pictures on their way can be sent again after a failure, not otherwise",
   "kind": "journey",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "pictures.chosen {\"keys\":[\"a\"]}",
     "taken": [
      ":pictures.chosen:2",
      "resting:"
     ],
     "leaves": [
      "uploading"
     ]
    },
    {
     "event": "done upload failed (network)",
     "taken": [
      "uploading:xstate.done.actor.upload"
     ],
     "leaves": [
      "resting"
     ]
    },
    {
     "event": "picture.retried {\"key\":\"a\"}",
     "taken": [
      ":picture.retried",
      "resting:"
     ],
     "leaves": [
      "uploading"
     ]
    },
    {
     "event": "done upload uploaded",
     "taken": [
      "uploading:xstate.done.actor.upload"
     ],
     "leaves": [
      "resting"
     ]
    },
    {
     "event": "picture.retried {\"key\":\"a\"}",
     "taken": [],
     "leaves": [
      "resting"
     ]
    }
   ]
  },
  {
   "title": "picture.removed {\"key\":\"a\"} → \"resting\"",
   "kind": "path",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "picture.removed {\"key\":\"a\"}",
     "taken": [
      ":picture.removed"
     ],
     "leaves": [
      "resting"
     ]
    }
   ]
  },
  {
   "title": "pictures.used → \"resting\"",
   "kind": "path",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "pictures.used",
     "taken": [
      ":pictures.used"
     ],
     "leaves": [
      "resting"
     ]
    }
   ]
  },
  {
   "title": "pictures.chosen {\"keys\":[\"a\",\"b\"]}, error upload {\"error\":\"surprise\"} → \"uploading\"",
   "kind": "path",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "pictures.chosen {\"keys\":[\"a\",\"b\"]}",
     "taken": [
      ":pictures.chosen:2",
      "resting:"
     ],
     "leaves": [
      "uploading"
     ]
    },
    {
     "event": "error upload {\"error\":\"surprise\"}",
     "taken": [
      "uploading:xstate.error.actor.upload",
      "resting:"
     ],
     "leaves": [
      "uploading"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "pictures.chosen",
   "label": "pictures.chosen {\"keys\":[\"a\",\"b\"]}",
   "event": {
    "type": "pictures.chosen",
    "keys": [
     "a",
     "b"
    ]
   }
  },
  {
   "type": "pictures.chosen",
   "label": "pictures.chosen {\"keys\":[\"c\",\"d\",\"e\",\"f\",\"g\",\"h\",\"i\",\"j\"]}",
   "event": {
    "type": "pictures.chosen",
    "keys": [
     "c",
     "d",
     "e",
     "f",
     "g",
     "h",
     "i",
     "j"
    ]
   }
  },
  {
   "type": "picture.removed",
   "label": "picture.removed {\"key\":\"a\"}",
   "event": {
    "type": "picture.removed",
    "key": "a"
   }
  },
  {
   "type": "picture.removed",
   "label": "picture.removed {\"key\":\"b\"}",
   "event": {
    "type": "picture.removed",
    "key": "b"
   }
  },
  {
   "type": "picture.retried",
   "label": "picture.retried {\"key\":\"a\"}",
   "event": {
    "type": "picture.retried",
    "key": "a"
   }
  },
  {
   "type": "pictures.used",
   "label": "pictures.used",
   "event": {
    "type": "pictures.used"
   }
  },
  {
   "type": "xstate.done.actor.upload",
   "label": "done upload uploaded",
   "event": {
    "type": "xstate.done.actor.upload",
    "output": {
     "type": "uploaded",
     "picture": {
      "id": "aaaaaaaaaaaaaaaaaaaaaaaa",
      "small": "/small",
      "medium": "/medium",
      "large": "/large"
     }
    },
    "actorId": "upload"
   }
  },
  {
   "type": "xstate.done.actor.upload",
   "label": "done upload failed (network)",
   "event": {
    "type": "xstate.done.actor.upload",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "upload"
   }
  },
  {
   "type": "xstate.error.actor.upload",
   "label": "error upload {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.upload",
    "error": "surprise",
    "actorId": "upload"
   }
  }
 ],
 "inputs": [
  {
   "most": 9
  }
 ]
})

(window.flowBook ??= []).push({
 "id": "submission",
 "question": "Is a form sent once, and is nothing that was typed lost when it is refused?",
 "description": "A form on its way to the server: sent once, accepted or refused with a reason.",
 "svg": "<svg data-plan=\"2544133225a4fb8c\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 420 374\" width=\"420\" height=\"374\" role=\"img\" aria-label=\"submission: A form on its way to the server: sent once, accepted or refused with a reason.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"420\" height=\"374\"/>\n<g class=\"leaf\" data-state=\"submission.editing\"><title>The shopper fills the form in.</title><rect x=\"243\" y=\"52\" width=\"65\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"253\" y=\"73\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Editing</text></g>\n<g class=\"leaf\" data-state=\"submission.submitting\"><title>The server has it; a second tap does nothing.</title><rect x=\"112\" y=\"170\" width=\"90\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"122\" y=\"191\" textLength=\"70\" lengthAdjust=\"spacingAndGlyphs\">Submitting</text></g>\n<g class=\"leaf\" data-state=\"submission.refused\"><title>The form shows why it was refused, until it is changed or sent again.</title><rect x=\"190\" y=\"302\" width=\"75\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"200\" y=\"323\" textLength=\"55\" lengthAdjust=\"spacingAndGlyphs\">Refused</text></g>\n<circle class=\"dot\" data-start=\"submission\" cx=\"276\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M276 26L276 52\"/><path class=\"tip\" d=\"M276 52L279.6 44L272.4 44Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"editing:submitted\"><path class=\"line\" d=\"M259 92L259 99Q259 106 252 106L149 106Q142 106 142 113L142 170\"/><path class=\"tip\" d=\"M142 170L145.6 162L138.4 162Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.send\"><path class=\"line\" d=\"M172 170L172 163Q172 156 179 156L269 156Q276 156 276 149L276 92\"/><path class=\"tip\" d=\"M276 92L272.4 100L279.6 100Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.send:2 submitting:xstate.error.actor.send\"><path class=\"line\" d=\"M142 210L142 217Q142 224 135 224L80 224Q73 224 73 231L73 281Q73 288 80 288L202 288Q209 288 209 295L209 302\"/><path class=\"tip\" d=\"M209 302L212.6 294L205.4 294Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"refused:submitted\"><path class=\"line\" d=\"M228 302L228 231Q228 224 221 224L179 224Q172 224 172 217L172 210\"/><path class=\"tip\" d=\"M172 210L168.4 218L175.6 218Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"refused:values.edited\"><path class=\"line\" d=\"M246 302L246 295Q246 288 253 288L322 288Q329 288 329 281L329 113Q329 106 322 106L299 106Q292 106 292 99L292 92\"/><path class=\"tip\" d=\"M292 92L288.4 100L295.6 100Z\"/></g>\n<g class=\"label\"><rect x=\"56\" y=\"120\" width=\"171\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"editing:submitted\" data-who=\"shopper\"><title>submitted: The shopper sends the form.</title><rect class=\"hit\" x=\"58\" y=\"124\" width=\"167\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(60 125)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"77\" y=\"135\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">The shopper sends the form</text></g></g>\n<g class=\"label\"><rect x=\"239\" y=\"120\" width=\"74\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.send\" data-who=\"server\"><title>send answered: Accepted; the form is done.</title><rect class=\"hit\" x=\"241\" y=\"124\" width=\"70\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(243 125)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"260\" y=\"135\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Accepted</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"238\" width=\"114\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.send:2\" data-who=\"server\"><title>send answered: Refused; what was typed stays.</title><rect class=\"hit\" x=\"18\" y=\"242\" width=\"65\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(20 243)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"37\" y=\"253\" textLength=\"44\" lengthAdjust=\"spacingAndGlyphs\">Refused</text></g><g class=\"row dim\" data-arrow=\"submitting:xstate.error.actor.send\" data-who=\"server\"><title>send broke down</title><rect class=\"hit\" x=\"18\" y=\"256\" width=\"110\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(20 257)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"37\" y=\"267\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">send broke down</text></g></g>\n<g class=\"label\"><rect x=\"142\" y=\"245\" width=\"171\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"refused:submitted\" data-who=\"shopper\"><title>submitted: The shopper sends the form.</title><rect class=\"hit\" x=\"144\" y=\"249\" width=\"167\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(146 250)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"163\" y=\"260\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">The shopper sends the form</text></g></g>\n<g class=\"label\"><rect x=\"269\" y=\"172\" width=\"119\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"refused:values.edited\" data-who=\"shopper\"><title>values.edited: What was refused is being changed.</title><rect class=\"hit\" x=\"271\" y=\"176\" width=\"115\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(273 177)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"290\" y=\"187\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">What was refused</text><text x=\"290\" y=\"201\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">is being changed</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "submission.editing",
   "name": "editing",
   "title": "Editing",
   "code": null,
   "kind": "leaf",
   "description": "The shopper fills the form in.",
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
     "file": "screens/submission/editing.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/submission/editing.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/submission/editing.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/submission/editing.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "submission.submitting",
   "name": "submitting",
   "title": "Submitting",
   "code": null,
   "kind": "leaf",
   "description": "The server has it; a second tap does nothing.",
   "tags": [
    "busy"
   ],
   "calls": [
    "send"
   ],
   "entry": [
    "forgetFailure"
   ],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/submission/submitting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/submission/submitting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/submission/submitting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/submission/submitting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "submission.refused",
   "name": "refused",
   "title": "Refused",
   "code": null,
   "kind": "leaf",
   "description": "The form shows why it was refused, until it is changed or sent again.",
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
     "file": "screens/submission/refused.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/submission/refused.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/submission/refused.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/submission/refused.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "editing:submitted",
   "key": "submission.editing: submitted → submission.submitting",
   "from": "editing",
   "to": [
    "submitting"
   ],
   "event": "submitted",
   "words": "submitted",
   "label": "The shopper sends the form",
   "description": "The shopper sends the form.",
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
     "text": "it is how any form is sent; what is sent has its own tests in tests/api"
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
      "path": "/api/user/address_add",
      "input": {
       "addressee": "Ada Fisher",
       "mobile": "+442079460000",
       "country": "US",
       "area": "Portland, Oregon",
       "postcode": "97201",
       "detail": "12 Quay Street",
       "tag": "Home",
       "isDefault": true
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
   "name": "submitting:xstate.done.actor.send",
   "key": "submission.submitting: xstate.done.actor.send → submission.editing [branch 1]",
   "from": "submitting",
   "to": [
    "editing"
   ],
   "event": "xstate.done.actor.send",
   "words": "send answered",
   "label": "Accepted",
   "description": "Accepted; the form is done.",
   "who": "server",
   "isMoney": false,
   "guard": "isAccepted",
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
     "text": "it is how any form is sent; what is sent has its own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/address_add"
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
   "name": "submitting:xstate.done.actor.send:2",
   "key": "submission.submitting: xstate.done.actor.send → submission.refused [branch 2]",
   "from": "submitting",
   "to": [
    "refused"
   ],
   "event": "xstate.done.actor.send",
   "words": "send answered",
   "label": "Refused",
   "description": "Refused; what was typed stays.",
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
     "text": "it is how any form is sent; what is sent has its own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/address_add"
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
   "name": "submitting:xstate.error.actor.send",
   "key": "submission.submitting: xstate.error.actor.send → submission.refused",
   "from": "submitting",
   "to": [
    "refused"
   ],
   "event": "xstate.error.actor.send",
   "words": "send broke down",
   "label": "send broke down",
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
     "text": "it is how any form is sent; what is sent has its own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/address_add"
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
   "name": "refused:submitted",
   "key": "submission.refused: submitted → submission.submitting",
   "from": "refused",
   "to": [
    "submitting"
   ],
   "event": "submitted",
   "words": "submitted",
   "label": "The shopper sends the form",
   "description": "The shopper sends the form.",
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
     "text": "it is how any form is sent; what is sent has its own tests in tests/api"
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
      "path": "/api/user/address_add",
      "input": {
       "addressee": "Ada Fisher",
       "mobile": "+442079460000",
       "country": "US",
       "area": "Portland, Oregon",
       "postcode": "97201",
       "detail": "12 Quay Street",
       "tag": "Home",
       "isDefault": true
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
   "name": "refused:values.edited",
   "key": "submission.refused: values.edited → submission.editing",
   "from": "refused",
   "to": [
    "editing"
   ],
   "event": "values.edited",
   "words": "values.edited",
   "label": "What was refused is being changed",
   "description": "What was refused is being changed.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "forgetFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how any form is sent; what is sent has its own tests in tests/api"
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
  }
 ],
 "films": [
  {
   "title": "a submission is sent once, however often the button is tapped, and finishes",
   "kind": "journey",
   "start": [
    "editing"
   ],
   "steps": [
    {
     "event": "submitted {\"values\":{\"tag\":\"Home\"}}",
     "taken": [
      "editing:submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "submitted {\"values\":{\"tag\":\"second tap\"}}",
     "taken": [],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done send accepted",
     "taken": [
      "submitting:xstate.done.actor.send"
     ],
     "leaves": [
      "editing"
     ]
    }
   ]
  },
  {
   "title": "a submission says why it was refused until the form is changed, and can be sent again",
   "kind": "journey",
   "start": [
    "editing"
   ],
   "steps": [
    {
     "event": "submitted {\"values\":{\"tag\":\"Home\"}}",
     "taken": [
      "editing:submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done send refused (network)",
     "taken": [
      "submitting:xstate.done.actor.send:2"
     ],
     "leaves": [
      "refused"
     ]
    },
    {
     "event": "values.edited",
     "taken": [
      "refused:values.edited"
     ],
     "leaves": [
      "editing"
     ]
    },
    {
     "event": "submitted {\"values\":{\"tag\":\"Home\"}}",
     "taken": [
      "editing:submitted"
     ],
     "leaves": [
      "submitting"
     ]
    }
   ]
  },
  {
   "title": "submitted {\"values\":{\"tag\":\"Home\"}}, done send refused (network), submitted {\"values\":{\"tag\":\"Home\"}} → \"submitting\"",
   "kind": "path",
   "start": [
    "editing"
   ],
   "steps": [
    {
     "event": "submitted {\"values\":{\"tag\":\"Home\"}}",
     "taken": [
      "editing:submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done send refused (network)",
     "taken": [
      "submitting:xstate.done.actor.send:2"
     ],
     "leaves": [
      "refused"
     ]
    },
    {
     "event": "submitted {\"values\":{\"tag\":\"Home\"}}",
     "taken": [
      "refused:submitted"
     ],
     "leaves": [
      "submitting"
     ]
    }
   ]
  },
  {
   "title": "submitted {\"values\":{\"tag\":\"Home\"}}, error send {\"error\":\"surprise\"}, submitted {\"values\":{\"tag\":\"Home\"}} → \"submitting\"",
   "kind": "path",
   "start": [
    "editing"
   ],
   "steps": [
    {
     "event": "submitted {\"values\":{\"tag\":\"Home\"}}",
     "taken": [
      "editing:submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "error send {\"error\":\"surprise\"}",
     "taken": [
      "submitting:xstate.error.actor.send"
     ],
     "leaves": [
      "refused"
     ]
    },
    {
     "event": "submitted {\"values\":{\"tag\":\"Home\"}}",
     "taken": [
      "refused:submitted"
     ],
     "leaves": [
      "submitting"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "submitted",
   "label": "submitted {\"values\":{\"tag\":\"Home\"}}",
   "event": {
    "type": "submitted",
    "values": {
     "tag": "Home"
    }
   }
  },
  {
   "type": "values.edited",
   "label": "values.edited",
   "event": {
    "type": "values.edited"
   }
  },
  {
   "type": "xstate.done.actor.send",
   "label": "done send accepted",
   "event": {
    "type": "xstate.done.actor.send",
    "output": {
     "type": "accepted",
     "answer": {
      "id": 3,
      "addressee": "Ada Fisher",
      "mobile": "+442079460000",
      "country": "US",
      "area": "Portland, Oregon",
      "postcode": "97201",
      "detail": "12 Quay Street",
      "tag": "Home",
      "isDefault": false
     }
    },
    "actorId": "send"
   }
  },
  {
   "type": "xstate.done.actor.send",
   "label": "done send refused (network)",
   "event": {
    "type": "xstate.done.actor.send",
    "output": {
     "type": "refused",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "send"
   }
  },
  {
   "type": "xstate.error.actor.send",
   "label": "error send {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.send",
    "error": "surprise",
    "actorId": "send"
   }
  }
 ],
 "inputs": []
})

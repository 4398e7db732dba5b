(window.flowBook ??= []).push({
 "id": "submission",
 "question": "Is a form sent once, and is nothing that was typed lost when it is refused?",
 "description": "A form on its way to the server: sent once, accepted or refused with a reason.",
 "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 420 358\" width=\"420\" height=\"358\" role=\"img\" aria-label=\"submission: A form on its way to the server: sent once, accepted or refused with a reason.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"420\" height=\"358\"/>\n<g class=\"leaf\" data-state=\"submission.editing\"><title>The shopper fills the form in.</title><rect x=\"243\" y=\"36\" width=\"65\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"253\" y=\"57\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Editing</text></g>\n<g class=\"leaf\" data-state=\"submission.submitting\"><title>The server has it; a second tap does nothing.</title><rect x=\"112\" y=\"154\" width=\"90\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"122\" y=\"175\" textLength=\"70\" lengthAdjust=\"spacingAndGlyphs\">Submitting</text></g>\n<g class=\"leaf\" data-state=\"submission.refused\"><title>The form shows why it was refused, until it is changed or sent again.</title><rect x=\"190\" y=\"286\" width=\"75\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"200\" y=\"307\" textLength=\"55\" lengthAdjust=\"spacingAndGlyphs\">Refused</text></g>\n<circle class=\"dot\" data-start=\"submission\" cx=\"276\" cy=\"5\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M276 10L276 36\"/><path class=\"tip\" d=\"M276 36L279.6 28L272.4 28Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"editing:submitted\"><path class=\"line\" d=\"M259 76L259 83Q259 90 252 90L149 90Q142 90 142 97L142 154\"/><path class=\"tip\" d=\"M142 154L145.6 146L138.4 146Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.send\"><path class=\"line\" d=\"M172 154L172 147Q172 140 179 140L269 140Q276 140 276 133L276 76\"/><path class=\"tip\" d=\"M276 76L272.4 84L279.6 84Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.send:2 submitting:xstate.error.actor.send\"><path class=\"line\" d=\"M142 194L142 201Q142 208 135 208L80 208Q73 208 73 215L73 265Q73 272 80 272L202 272Q209 272 209 279L209 286\"/><path class=\"tip\" d=\"M209 286L212.6 278L205.4 278Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"refused:submitted\"><path class=\"line\" d=\"M228 286L228 215Q228 208 221 208L179 208Q172 208 172 201L172 194\"/><path class=\"tip\" d=\"M172 194L168.4 202L175.6 202Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"refused:values.edited\"><path class=\"line\" d=\"M246 286L246 279Q246 272 253 272L322 272Q329 272 329 265L329 97Q329 90 322 90L299 90Q292 90 292 83L292 76\"/><path class=\"tip\" d=\"M292 76L288.4 84L295.6 84Z\"/></g>\n<g class=\"label\"><rect x=\"56\" y=\"104\" width=\"171\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"editing:submitted\" data-who=\"shopper\"><title>submitted: The shopper sends the form.</title><rect class=\"hit\" x=\"58\" y=\"108\" width=\"167\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(60 109)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"77\" y=\"119\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">The shopper sends the form</text></g></g>\n<g class=\"label\"><rect x=\"239\" y=\"104\" width=\"74\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.send\" data-who=\"server\"><title>send answered: Accepted; the form is done.</title><rect class=\"hit\" x=\"241\" y=\"108\" width=\"70\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(243 109)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"260\" y=\"119\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Accepted</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"222\" width=\"114\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.send:2\" data-who=\"server\"><title>send answered: Refused; what was typed stays.</title><rect class=\"hit\" x=\"18\" y=\"226\" width=\"65\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(20 227)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"37\" y=\"237\" textLength=\"44\" lengthAdjust=\"spacingAndGlyphs\">Refused</text></g><g class=\"row dim\" data-arrow=\"submitting:xstate.error.actor.send\" data-who=\"server\"><title>send broke down</title><rect class=\"hit\" x=\"18\" y=\"240\" width=\"110\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(20 241)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"37\" y=\"251\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">send broke down</text></g></g>\n<g class=\"label\"><rect x=\"142\" y=\"229\" width=\"171\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"refused:submitted\" data-who=\"shopper\"><title>submitted: The shopper sends the form.</title><rect class=\"hit\" x=\"144\" y=\"233\" width=\"167\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(146 234)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"163\" y=\"244\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">The shopper sends the form</text></g></g>\n<g class=\"label\"><rect x=\"269\" y=\"156\" width=\"119\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"refused:values.edited\" data-who=\"shopper\"><title>values.edited: What was refused is being changed.</title><rect class=\"hit\" x=\"271\" y=\"160\" width=\"115\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(273 161)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"290\" y=\"171\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">What was refused</text><text x=\"290\" y=\"185\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">is being changed</text></g></g>\n</svg>\n",
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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

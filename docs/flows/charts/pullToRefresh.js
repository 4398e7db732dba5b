(window.flowBook ??= []).push({
 "id": "pullToRefresh",
 "question": "What does a finger see that pulls a screen down, and when is it read again?",
 "description": "Content that a finger pulls down to read it again.",
 "svg": "<svg data-plan=\"9df5929535b74094\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 539 760\" width=\"539\" height=\"760\" role=\"img\" aria-label=\"pullToRefresh: Content that a finger pulls down to read it again.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"539\" height=\"760\"/>\n<g class=\"leaf\" data-state=\"pullToRefresh.resting\"><title>The content stands where it belongs.</title><rect x=\"202\" y=\"52\" width=\"70\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"212\" y=\"73\" textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\">Resting</text></g>\n<g class=\"box compound\" data-state=\"pullToRefresh.pulling\"><title>The content follows the finger, and a head opens above it.</title><rect x=\"110\" y=\"182\" width=\"235\" height=\"292\" rx=\"12\"/><text class=\"title\" x=\"120\" y=\"203\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Pulling</text></g>\n<g class=\"leaf passing\" data-state=\"pullToRefresh.pulling.measuring\"><title>Measuring: Decides whether it is far enough.</title><rect x=\"201.5\" y=\"318\" width=\"24\" height=\"24\" rx=\"8\"/><path class=\"choice\" d=\"M213.5 323.1L220.4 330L213.5 336.9L206.6 330Z\"/></g>\n<g class=\"leaf\" data-state=\"pullToRefresh.pulling.short\"><title>The head says “pull to refresh”.</title><rect x=\"273\" y=\"418\" width=\"56\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"283\" y=\"439\" textLength=\"36\" lengthAdjust=\"spacingAndGlyphs\">Short</text></g>\n<g class=\"leaf\" data-state=\"pullToRefresh.pulling.enough\"><title>The head says “release to refresh”.</title><rect x=\"174\" y=\"418\" width=\"71\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"184\" y=\"439\" textLength=\"51\" lengthAdjust=\"spacingAndGlyphs\">Enough</text></g>\n<g class=\"leaf\" data-state=\"pullToRefresh.refreshing\"><title>The head stays open until what was asked for is there.</title><rect x=\"201\" y=\"556\" width=\"92\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"211\" y=\"577\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Refreshing</text></g>\n<g class=\"leaf\" data-state=\"pullToRefresh.finished\"><title>The head says “up to date” for a moment.</title><rect x=\"292\" y=\"688\" width=\"76\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"302\" y=\"709\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">Finished</text></g>\n<g class=\"leaf\" data-state=\"pullToRefresh.failed\"><title>The head says for a moment that it could not be refreshed.</title><rect x=\"135\" y=\"688\" width=\"61\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"145\" y=\"709\" textLength=\"41\" lengthAdjust=\"spacingAndGlyphs\">Failed</text></g>\n<circle class=\"dot\" data-start=\"pullToRefresh\" cx=\"237\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M237 26L237 52\"/><path class=\"tip\" d=\"M237 52L240.6 44L233.4 44Z\"/></g>\n<circle class=\"dot\" data-start=\"pullToRefresh.pulling\" cx=\"309\" cy=\"237\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M309 242L309 297Q309 304 302 304L224.5 304Q217.5 304 217.5 311L217.5 318\"/><path class=\"tip\" d=\"M217.5 318L221.1 310L213.9 310Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"pullToRefresh.pulling\"><rect x=\"169\" y=\"222\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"177\" y=\"236\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<g class=\"arrow shopper\" data-line=\"resting:content.pulled\"><path class=\"line\" d=\"M230 92L230 161Q230 168 223 168L133 168Q126 168 126 175L126 182\"/><path class=\"tip\" d=\"M126 182L129.6 174L122.4 174Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"pulling:content.pulled\"><path class=\"line\" d=\"M209.5 242L209.5 318\"/><path class=\"tip\" d=\"M209.5 318L213.1 310L205.9 310Z\"/></g>\n<g class=\"arrow chart\" data-line=\"pulling.measuring:\"><path class=\"line\" d=\"M209.5 342L209.5 418\"/><path class=\"tip\" d=\"M209.5 418L213.1 410L205.9 410Z\"/></g>\n<g class=\"arrow chart\" data-line=\"pulling.measuring::2\"><path class=\"line\" d=\"M217.5 342L217.5 349Q217.5 356 224.5 356L294 356Q301 356 301 363L301 418\"/><path class=\"tip\" d=\"M301 418L304.6 410L297.4 410Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"pulling.short:content.released\"><path class=\"line\" d=\"M301 458L301 487Q301 494 308 494L354 494Q361 494 361 487L361 125Q361 118 354 118L251 118Q244 118 244 111L244 92\"/><path class=\"tip\" d=\"M244 92L240.4 100L247.6 100Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"pulling.enough:content.released\"><path class=\"line\" d=\"M209.5 458L209.8 473Q210 480 210 487L210 487Q210 494 217 494L240 494Q247 494 247 501L247 556\"/><path class=\"tip\" d=\"M247 556L250.6 548L243.4 548Z\"/></g>\n<g class=\"arrow server\" data-line=\"refreshing:xstate.done.actor.refresh\"><path class=\"line\" d=\"M262 596L262 603Q262 610 269 610L310 610Q317 610 317 617L317 688\"/><path class=\"tip\" d=\"M317 688L320.6 680L313.4 680Z\"/></g>\n<g class=\"arrow server\" data-line=\"refreshing:xstate.done.actor.refresh:2 refreshing:xstate.error.actor.refresh\"><path class=\"line\" d=\"M232 596L232 603Q232 610 225 610L183 610Q176 610 176 617L176 688\"/><path class=\"tip\" d=\"M176 688L179.6 680L172.4 680Z\"/></g>\n<g class=\"arrow browser\" data-line=\"finished:notice.faded\"><path class=\"line\" d=\"M343 688L343 681Q343 674 350 674L423 674Q430 674 430 667L430 113Q430 106 423 106L265 106Q258 106 258 99L258 92\"/><path class=\"tip\" d=\"M258 92L254.4 100L261.6 100Z\"/></g>\n<g class=\"arrow browser\" data-line=\"failed:notice.faded\"><path class=\"line\" d=\"M155 688L155 681Q155 674 148 674L100 674Q93 674 93 667L93 113Q93 106 100 106L209 106Q216 106 216 99L216 92\"/><path class=\"tip\" d=\"M216 92L212.4 100L219.6 100Z\"/></g>\n<g class=\"label\"><rect x=\"163\" y=\"132\" width=\"133\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"resting:content.pulled\" data-who=\"shopper\"><title>content.pulled: A finger pulls it down.</title><rect class=\"hit\" x=\"165\" y=\"136\" width=\"129\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(167 137)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"184\" y=\"147\" textLength=\"108\" lengthAdjust=\"spacingAndGlyphs\">A finger pulls it down</text></g></g>\n<g class=\"label\"><rect x=\"126\" y=\"268\" width=\"167\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"pulling:content.pulled\" data-who=\"shopper\"><title>content.pulled: The finger goes on, or back.</title><rect class=\"hit\" x=\"128\" y=\"272\" width=\"163\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(130 273)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"147\" y=\"283\" textLength=\"142\" lengthAdjust=\"spacingAndGlyphs\">The finger goes on, or back</text></g></g>\n<g class=\"label\"><rect x=\"159.5\" y=\"370\" width=\"100\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"pulling.measuring:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"161.5\" y=\"374\" width=\"96\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(163.5 375)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"180.5\" y=\"385\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">Is far enough?</text></g></g>\n<g class=\"label\"><rect x=\"277\" y=\"370\" width=\"48\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"pulling.measuring::2\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"279\" y=\"374\" width=\"44\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(281 375)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"298\" y=\"385\" textLength=\"23\" lengthAdjust=\"spacingAndGlyphs\">Else</text></g></g>\n<g class=\"label\"><rect x=\"308\" y=\"132\" width=\"106\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"pulling.short:content.released\" data-who=\"shopper\"><title>content.released: Let go too early: nothing is asked for.</title><rect class=\"hit\" x=\"310\" y=\"136\" width=\"102\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(312 137)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"329\" y=\"147\" textLength=\"81\" lengthAdjust=\"spacingAndGlyphs\">Let go too early</text></g></g>\n<g class=\"label\"><rect x=\"182\" y=\"508\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"pulling.enough:content.released\" data-who=\"shopper\"><title>content.released: The shopper lets go: it is read again.</title><rect class=\"hit\" x=\"184\" y=\"512\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(186 513)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"203\" y=\"523\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The shopper lets go</text></g></g>\n<g class=\"label\"><rect x=\"254\" y=\"624\" width=\"125\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"refreshing:xstate.done.actor.refresh\" data-who=\"server\"><title>refresh answered: What is shown is as new as it can be.</title><rect class=\"hit\" x=\"256\" y=\"628\" width=\"121\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(258 629)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"275\" y=\"639\" textLength=\"88\" lengthAdjust=\"spacingAndGlyphs\">What is shown is</text><text x=\"275\" y=\"653\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">as new as it can be</text></g></g>\n<g class=\"label\"><rect x=\"110\" y=\"624\" width=\"132\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"refreshing:xstate.done.actor.refresh:2\" data-who=\"server\"><title>refresh answered: Nothing newer came; what is shown is older.</title><rect class=\"hit\" x=\"112\" y=\"628\" width=\"128\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(114 629)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"131\" y=\"639\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">Nothing newer came</text></g><g class=\"row dim\" data-arrow=\"refreshing:xstate.error.actor.refresh\" data-who=\"server\"><title>refresh broke down</title><rect class=\"hit\" x=\"112\" y=\"642\" width=\"121\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(114 643)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"131\" y=\"653\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">refresh broke down</text></g></g>\n<g class=\"label\"><rect x=\"353\" y=\"508\" width=\"154\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"finished:notice.faded\" data-who=\"browser\"><title>notice.faded: The head closes by itself.</title><rect class=\"hit\" x=\"355\" y=\"512\" width=\"150\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(357 513)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"374\" y=\"523\" textLength=\"129\" lengthAdjust=\"spacingAndGlyphs\">The head closes by itself</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"508\" width=\"154\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"failed:notice.faded\" data-who=\"browser\"><title>notice.faded: The head closes by itself.</title><rect class=\"hit\" x=\"18\" y=\"512\" width=\"150\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(20 513)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"37\" y=\"523\" textLength=\"129\" lengthAdjust=\"spacingAndGlyphs\">The head closes by itself</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "pullToRefresh.resting",
   "name": "resting",
   "title": "Resting",
   "code": null,
   "kind": "leaf",
   "description": "The content stands where it belongs.",
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
     "file": "screens/pullToRefresh/resting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/pullToRefresh/resting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/pullToRefresh/resting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/pullToRefresh/resting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "pullToRefresh.pulling",
   "name": "pulling",
   "title": "Pulling",
   "code": null,
   "kind": "compound",
   "description": "The content follows the finger, and a head opens above it.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [
    "forgetDistance"
   ],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": []
  },
  {
   "id": "pullToRefresh.pulling.measuring",
   "name": "pulling.measuring",
   "title": "Measuring",
   "code": null,
   "kind": "leaf",
   "description": "Decides whether it is far enough.",
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
   "id": "pullToRefresh.pulling.short",
   "name": "pulling.short",
   "title": "Short",
   "code": null,
   "kind": "leaf",
   "description": "The head says “pull to refresh”.",
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
     "file": "screens/pullToRefresh/pulling.short.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/pullToRefresh/pulling.short.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/pullToRefresh/pulling.short.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/pullToRefresh/pulling.short.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "pullToRefresh.pulling.enough",
   "name": "pulling.enough",
   "title": "Enough",
   "code": null,
   "kind": "leaf",
   "description": "The head says “release to refresh”.",
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
     "file": "screens/pullToRefresh/pulling.enough.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/pullToRefresh/pulling.enough.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/pullToRefresh/pulling.enough.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/pullToRefresh/pulling.enough.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "pullToRefresh.refreshing",
   "name": "refreshing",
   "title": "Refreshing",
   "code": null,
   "kind": "leaf",
   "description": "The head stays open until what was asked for is there.",
   "tags": [],
   "calls": [
    "refresh"
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
     "file": "screens/pullToRefresh/refreshing.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/pullToRefresh/refreshing.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/pullToRefresh/refreshing.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/pullToRefresh/refreshing.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "pullToRefresh.finished",
   "name": "finished",
   "title": "Finished",
   "code": null,
   "kind": "leaf",
   "description": "The head says “up to date” for a moment.",
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
     "file": "screens/pullToRefresh/finished.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/pullToRefresh/finished.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/pullToRefresh/finished.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/pullToRefresh/finished.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "pullToRefresh.failed",
   "name": "failed",
   "title": "Failed",
   "code": null,
   "kind": "leaf",
   "description": "The head says for a moment that it could not be refreshed.",
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
     "file": "screens/pullToRefresh/failed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/pullToRefresh/failed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/pullToRefresh/failed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/pullToRefresh/failed.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "resting:content.pulled",
   "key": "pullToRefresh.resting: content.pulled → pullToRefresh.pulling",
   "from": "resting",
   "to": [
    "pulling"
   ],
   "event": "content.pulled",
   "words": "content.pulled",
   "label": "A finger pulls it down",
   "description": "A finger pulls it down.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepDistance"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen asks again; the API has no state of it"
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
   "name": "pulling:content.pulled",
   "key": "pullToRefresh.pulling: content.pulled → pullToRefresh.pulling.measuring",
   "from": "pulling",
   "to": [
    "pulling.measuring"
   ],
   "event": "content.pulled",
   "words": "content.pulled",
   "label": "The finger goes on, or back",
   "description": "The finger goes on, or back.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepDistance"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen asks again; the API has no state of it"
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
    "noticed": 4
   }
  },
  {
   "name": "pulling.measuring:",
   "key": "pullToRefresh.pulling.measuring: always → pullToRefresh.pulling.enough [branch 1]",
   "from": "pulling.measuring",
   "to": [
    "pulling.enough"
   ],
   "event": "",
   "words": "at once",
   "label": "Is far enough?",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": "isFarEnough",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen asks again; the API has no state of it"
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
   "name": "pulling.measuring::2",
   "key": "pullToRefresh.pulling.measuring: always → pullToRefresh.pulling.short [branch 2]",
   "from": "pulling.measuring",
   "to": [
    "pulling.short"
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
     "text": "it is how a screen asks again; the API has no state of it"
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
   "name": "pulling.short:content.released",
   "key": "pullToRefresh.pulling.short: content.released → pullToRefresh.resting",
   "from": "pulling.short",
   "to": [
    "resting"
   ],
   "event": "content.released",
   "words": "content.released",
   "label": "Let go too early",
   "description": "Let go too early: nothing is asked for.",
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
     "text": "it is how a screen asks again; the API has no state of it"
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
   "name": "pulling.enough:content.released",
   "key": "pullToRefresh.pulling.enough: content.released → pullToRefresh.refreshing",
   "from": "pulling.enough",
   "to": [
    "refreshing"
   ],
   "event": "content.released",
   "words": "content.released",
   "label": "The shopper lets go",
   "description": "The shopper lets go: it is read again.",
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
     "text": "it is how a screen asks again; the API has no state of it"
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
      "path": "/api/user/address_list",
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
   "name": "refreshing:xstate.done.actor.refresh",
   "key": "pullToRefresh.refreshing: xstate.done.actor.refresh → pullToRefresh.finished [branch 1]",
   "from": "refreshing",
   "to": [
    "finished"
   ],
   "event": "xstate.done.actor.refresh",
   "words": "refresh answered",
   "label": "What is shown is as new as it can be",
   "description": "What is shown is as new as it can be.",
   "who": "server",
   "isMoney": false,
   "guard": "isRefreshed",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen asks again; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/address_list"
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
   "name": "refreshing:xstate.done.actor.refresh:2",
   "key": "pullToRefresh.refreshing: xstate.done.actor.refresh → pullToRefresh.failed [branch 2]",
   "from": "refreshing",
   "to": [
    "failed"
   ],
   "event": "xstate.done.actor.refresh",
   "words": "refresh answered",
   "label": "Nothing newer came",
   "description": "Nothing newer came; what is shown is older.",
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
     "text": "it is how a screen asks again; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/address_list"
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
   "name": "refreshing:xstate.error.actor.refresh",
   "key": "pullToRefresh.refreshing: xstate.error.actor.refresh → pullToRefresh.failed",
   "from": "refreshing",
   "to": [
    "failed"
   ],
   "event": "xstate.error.actor.refresh",
   "words": "refresh broke down",
   "label": "refresh broke down",
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
     "text": "it is how a screen asks again; the API has no state of it"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/address_list"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 1,
    "noticed": 1
   }
  },
  {
   "name": "finished:notice.faded",
   "key": "pullToRefresh.finished: notice.faded → pullToRefresh.resting",
   "from": "finished",
   "to": [
    "resting"
   ],
   "event": "notice.faded",
   "words": "notice.faded",
   "label": "The head closes by itself",
   "description": "The head closes by itself.",
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
     "text": "it is how a screen asks again; the API has no state of it"
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
   "name": "failed:notice.faded",
   "key": "pullToRefresh.failed: notice.faded → pullToRefresh.resting",
   "from": "failed",
   "to": [
    "resting"
   ],
   "event": "notice.faded",
   "words": "notice.faded",
   "label": "The head closes by itself",
   "description": "The head closes by itself.",
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
     "text": "it is how a screen asks again; the API has no state of it"
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
   "title": "content that is pulled down is read again when it is let go far enough, and says so for a moment",
   "kind": "journey",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "content.pulled {\"distancePx\":20}",
     "taken": [
      "resting:content.pulled",
      "pulling.measuring::2"
     ],
     "leaves": [
      "pulling.short"
     ]
    },
    {
     "event": "content.pulled {\"distancePx\":50}",
     "taken": [
      "pulling:content.pulled",
      "pulling.measuring:"
     ],
     "leaves": [
      "pulling.enough"
     ]
    },
    {
     "event": "content.released",
     "taken": [
      "pulling.enough:content.released"
     ],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "done refresh refreshed",
     "taken": [
      "refreshing:xstate.done.actor.refresh"
     ],
     "leaves": [
      "finished"
     ]
    },
    {
     "event": "notice.faded",
     "taken": [
      "finished:notice.faded"
     ],
     "leaves": [
      "resting"
     ]
    }
   ]
  },
  {
   "title": "content that is pulled down goes back when the finger does, and nothing is asked for",
   "kind": "journey",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "content.pulled {\"distancePx\":50}",
     "taken": [
      "resting:content.pulled",
      "pulling.measuring:"
     ],
     "leaves": [
      "pulling.enough"
     ]
    },
    {
     "event": "content.pulled {\"distancePx\":20}",
     "taken": [
      "pulling:content.pulled",
      "pulling.measuring::2"
     ],
     "leaves": [
      "pulling.short"
     ]
    },
    {
     "event": "content.released",
     "taken": [
      "pulling.short:content.released"
     ],
     "leaves": [
      "resting"
     ]
    }
   ]
  },
  {
   "title": "content that is pulled down can’t be pulled again before the answer and its notice are over",
   "kind": "journey",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "content.pulled {\"distancePx\":50}",
     "taken": [
      "resting:content.pulled",
      "pulling.measuring:"
     ],
     "leaves": [
      "pulling.enough"
     ]
    },
    {
     "event": "content.released",
     "taken": [
      "pulling.enough:content.released"
     ],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "content.pulled {\"distancePx\":50}",
     "taken": [],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "done refresh failed",
     "taken": [
      "refreshing:xstate.done.actor.refresh:2"
     ],
     "leaves": [
      "failed"
     ]
    },
    {
     "event": "content.pulled {\"distancePx\":50}",
     "taken": [],
     "leaves": [
      "failed"
     ]
    }
   ]
  },
  {
   "title": "content.pulled {\"distancePx\":50}, content.released, done refresh failed, notice.faded → \"resting\"",
   "kind": "path",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "content.pulled {\"distancePx\":50}",
     "taken": [
      "resting:content.pulled",
      "pulling.measuring:"
     ],
     "leaves": [
      "pulling.enough"
     ]
    },
    {
     "event": "content.released",
     "taken": [
      "pulling.enough:content.released"
     ],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "done refresh failed",
     "taken": [
      "refreshing:xstate.done.actor.refresh:2"
     ],
     "leaves": [
      "failed"
     ]
    },
    {
     "event": "notice.faded",
     "taken": [
      "failed:notice.faded"
     ],
     "leaves": [
      "resting"
     ]
    }
   ]
  },
  {
   "title": "content.pulled {\"distancePx\":50}, content.released, error refresh {\"error\":\"surprise\"}, notice.faded → \"resting\"",
   "kind": "path",
   "start": [
    "resting"
   ],
   "steps": [
    {
     "event": "content.pulled {\"distancePx\":50}",
     "taken": [
      "resting:content.pulled",
      "pulling.measuring:"
     ],
     "leaves": [
      "pulling.enough"
     ]
    },
    {
     "event": "content.released",
     "taken": [
      "pulling.enough:content.released"
     ],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "error refresh {\"error\":\"surprise\"}",
     "taken": [
      "refreshing:xstate.error.actor.refresh"
     ],
     "leaves": [
      "failed"
     ]
    },
    {
     "event": "notice.faded",
     "taken": [
      "failed:notice.faded"
     ],
     "leaves": [
      "resting"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "content.pulled",
   "label": "content.pulled {\"distancePx\":20}",
   "event": {
    "type": "content.pulled",
    "distancePx": 20
   }
  },
  {
   "type": "content.pulled",
   "label": "content.pulled {\"distancePx\":50}",
   "event": {
    "type": "content.pulled",
    "distancePx": 50
   }
  },
  {
   "type": "content.released",
   "label": "content.released",
   "event": {
    "type": "content.released"
   }
  },
  {
   "type": "notice.faded",
   "label": "notice.faded",
   "event": {
    "type": "notice.faded"
   }
  },
  {
   "type": "xstate.done.actor.refresh",
   "label": "done refresh refreshed",
   "event": {
    "type": "xstate.done.actor.refresh",
    "output": {
     "type": "refreshed"
    },
    "actorId": "refresh"
   }
  },
  {
   "type": "xstate.done.actor.refresh",
   "label": "done refresh failed",
   "event": {
    "type": "xstate.done.actor.refresh",
    "output": {
     "type": "failed"
    },
    "actorId": "refresh"
   }
  },
  {
   "type": "xstate.error.actor.refresh",
   "label": "error refresh {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.refresh",
    "error": "surprise",
    "actorId": "refresh"
   }
  }
 ],
 "inputs": [
  {
   "enoughPx": 50
  }
 ]
})

(window.flowBook ??= []).push({
 "id": "refundRequest",
 "question": "What can be asked back for which goods, and does a request count once?",
 "description": "Asking for money back: for which lines, how much, why, with what proof.",
 "svg": "<svg data-plan=\"c1af8d2f18b42b63\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1719 948\" width=\"1719\" height=\"948\" role=\"img\" aria-label=\"refundRequest: Asking for money back: for which lines, how much, why, with what proof.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1719\" height=\"948\"/>\n<g class=\"leaf\" data-state=\"refundRequest.opening\"><title>The order is looked at.</title><rect x=\"916\" y=\"286\" width=\"76\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"926\" y=\"307\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">Opening</text></g>\n<g class=\"leaf\" data-state=\"refundRequest.unopened\"><title>The screen says why nothing is there.</title><rect x=\"1070\" y=\"498\" width=\"88\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1080\" y=\"519\" textLength=\"68\" lengthAdjust=\"spacingAndGlyphs\">Unopened</text></g>\n<g class=\"leaf\" data-state=\"refundRequest.closed\"><title>The order takes no request now; the screen says why.</title><rect x=\"1287\" y=\"498\" width=\"66\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1297\" y=\"519\" textLength=\"46\" lengthAdjust=\"spacingAndGlyphs\">Closed</text></g>\n<g class=\"box compound\" data-state=\"refundRequest.filling\"><title>The shopper fills the request in.</title><rect x=\"245\" y=\"498\" width=\"796.5\" height=\"386\" rx=\"12\"/><text class=\"title\" x=\"255\" y=\"519\" textLength=\"39\" lengthAdjust=\"spacingAndGlyphs\">Filling</text></g>\n<g class=\"leaf\" data-state=\"refundRequest.filling.quoting\"><title>The server says how much these lines can give back.</title><rect x=\"872.5\" y=\"682\" width=\"72\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"882.5\" y=\"703\" textLength=\"52\" lengthAdjust=\"spacingAndGlyphs\">Quoting</text></g>\n<g class=\"leaf\" data-state=\"refundRequest.filling.unquoted\"><title>How much is not known.</title><rect x=\"715.5\" y=\"538\" width=\"84\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"725.5\" y=\"559\" textLength=\"64\" lengthAdjust=\"spacingAndGlyphs\">Unquoted</text></g>\n<g class=\"leaf\" data-state=\"refundRequest.filling.withoutLines\"><title>Nothing is chosen.</title><rect x=\"392\" y=\"682\" width=\"105\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"402\" y=\"703\" textLength=\"85\" lengthAdjust=\"spacingAndGlyphs\">Without lines</text></g>\n<g class=\"leaf\" data-state=\"refundRequest.filling.quoted\"><title>The request can be sent.</title><rect x=\"536.5\" y=\"814\" width=\"222\" height=\"54\" rx=\"10\"/><text class=\"title\" x=\"546.5\" y=\"835\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Quoted</text><g class=\"row\" data-arrow=\"filling.quoted:values.edited\" data-who=\"shopper\"><title>values.edited: What was refused is being changed.</title><rect class=\"hit\" x=\"544.5\" y=\"844\" width=\"206\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(546.5 845)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"563.5\" y=\"855\" textLength=\"185\" lengthAdjust=\"spacingAndGlyphs\">What was refused is being changed</text></g></g>\n<g class=\"leaf\" data-state=\"refundRequest.filling.unanswered\"><title>Nobody knows whether it arrived: sending it again is safe.</title><rect x=\"261\" y=\"682\" width=\"103\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"271\" y=\"703\" textLength=\"83\" lengthAdjust=\"spacingAndGlyphs\">Unanswered</text></g>\n<g class=\"leaf\" data-state=\"refundRequest.submitting\"><title>The server checks and keeps it.</title><rect x=\"494\" y=\"16\" width=\"90\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"504\" y=\"37\" textLength=\"70\" lengthAdjust=\"spacingAndGlyphs\">Submitting</text></g>\n<g class=\"leaf\" data-state=\"refundRequest.submitted\"><title>Done; the order shows the rest.</title><rect x=\"765\" y=\"156\" width=\"87\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"775\" y=\"177\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Submitted</text></g>\n<circle class=\"dot\" data-start=\"refundRequest\" cx=\"1026\" cy=\"51\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1026 56L1026 265Q1026 272 1019 272L980 272Q973 272 973 279L973 286\"/><path class=\"tip\" d=\"M973 286L976.6 278L969.4 278Z\"/></g>\n<circle class=\"dot\" data-start=\"refundRequest.filling\" cx=\"1020.5\" cy=\"573\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1020.5 578L1020.5 661Q1020.5 668 1013.5 668L939.5 668Q932.5 668 932.5 675L932.5 682\"/><path class=\"tip\" d=\"M932.5 682L936.1 674L928.9 674Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"refundRequest.filling\"><rect x=\"417.5\" y=\"558\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"425.5\" y=\"572\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<g class=\"arrow server\" data-line=\"opening:xstate.done.actor.openOrder\"><path class=\"line\" d=\"M927 326L927 333Q927 340 920 340L767 340Q760 340 760 347L760 459Q760 466 767 466L1002 466Q1009 466 1009 473L1009 498\"/><path class=\"tip\" d=\"M1009 498L1012.6 490L1005.4 490Z\"/></g>\n<g class=\"arrow server\" data-line=\"opening:xstate.done.actor.openOrder:2\"><path class=\"line\" d=\"M959 326L959 357Q959 364 966 364L1302 364Q1309 364 1309 371L1309 498\"/><path class=\"tip\" d=\"M1309 498L1312.6 490L1305.4 490Z\"/></g>\n<g class=\"arrow server\" data-line=\"opening:xstate.done.actor.openOrder:3 opening:xstate.error.actor.openOrder\"><path class=\"line\" d=\"M938 326L938 447Q938 454 945 454L1092 454Q1099 454 1099 461L1099 498\"/><path class=\"tip\" d=\"M1099 498L1102.6 490L1095.4 490Z\"/></g>\n<g class=\"arrow many\" data-line=\"unopened:retry.requested unopened:connection.restored unopened:request.shown\"><path class=\"line\" d=\"M1129 498L1129 383Q1129 376 1122 376L956 376Q949 376 949 369L949 326\"/><path class=\"tip\" d=\"M949 326L945.4 334L952.6 334Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"closed:request.shown\"><path class=\"line\" d=\"M1331 498L1331 461Q1331 454 1338 454L1467 454Q1474 454 1474 447L1474 359Q1474 352 1467 352L977 352Q970 352 970 345L970 326\"/><path class=\"tip\" d=\"M970 326L966.4 334L973.6 334Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"filling:lines.chosen\"><path class=\"line\" d=\"M471.5 578L471.5 585Q471.5 592 478.5 592L560 592Q567 592 567 599L567 661Q567 668 574 668L877.5 668Q884.5 668 884.5 675L884.5 682\"/><path class=\"tip\" d=\"M884.5 682L888.1 674L880.9 674Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"filling:lines.chosen:2\"><path class=\"line\" d=\"M444.5 578L444.5 682\"/><path class=\"tip\" d=\"M444.5 682L448.1 674L440.9 674Z\"/></g>\n<g class=\"arrow server\" data-line=\"filling.quoting:xstate.done.actor.quoteLines\"><path class=\"line\" d=\"M896.5 722L896.5 793Q896.5 800 889.5 800L710 800Q703 800 703 807L703 814\"/><path class=\"tip\" d=\"M703 814L706.6 806L699.4 806Z\"/></g>\n<g class=\"arrow server\" data-line=\"filling.quoting:xstate.done.actor.quoteLines:2\"><path class=\"line\" d=\"M920.5 722L920.5 729Q920.5 736 927.5 736L980 736Q987 736 987 743L987 897Q987 904 994 904L1616 904Q1623 904 1623 897L1623 347Q1623 340 1616 340L988 340Q981 340 981 333L981 326\"/><path class=\"tip\" d=\"M981 326L977.4 334L984.6 334Z\"/></g>\n<g class=\"arrow server\" data-line=\"filling.quoting:xstate.done.actor.quoteLines:3 filling.quoting:xstate.error.actor.quoteLines\"><path class=\"line\" d=\"M896.5 682L896.5 663Q896.5 656 889.5 656L750.5 656Q743.5 656 743.5 649L743.5 578\"/><path class=\"tip\" d=\"M743.5 578L739.9 586L747.1 586Z\"/></g>\n<g class=\"arrow many\" data-line=\"filling.unquoted:retry.requested filling.unquoted:connection.restored\"><path class=\"line\" d=\"M771.5 578L771.5 585Q771.5 592 778.5 592L901.5 592Q908.5 592 908.5 599L908.5 682\"/><path class=\"tip\" d=\"M908.5 682L912.1 674L904.9 674Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"filling.quoted:request.submitted\"><path class=\"line\" d=\"M647.5 868L647.8 883Q648 890 648 897L648 909Q648 916 641 916L90 916Q83 916 83 909L83 77Q83 70 90 70L498 70Q505 70 505 63L505 56\"/><path class=\"tip\" d=\"M505 56L501.4 64L508.6 64Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"filling.unanswered:values.edited\"><path class=\"line\" d=\"M329.7 722L329.7 729Q329.7 736 336.7 736L396.3 736Q403.3 736 403.3 743L403.3 793Q403.3 800 410.3 800L585 800Q592 800 592 807L592 814\"/><path class=\"tip\" d=\"M592 814L595.6 806L588.4 806Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"filling.unanswered:request.submitted\"><path class=\"line\" d=\"M295.3 722L295 883Q295 890 295 897L295 897Q295 904 288 904L236 904Q229 904 229 897L229 89Q229 82 236 82L510 82Q517 82 517 75L517 56\"/><path class=\"tip\" d=\"M517 56L513.4 64L520.6 64Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.apply\"><path class=\"line\" d=\"M562 56L562 75Q562 82 569 82L802 82Q809 82 809 89L809 156\"/><path class=\"tip\" d=\"M809 156L812.6 148L805.4 148Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.apply:2\"><path class=\"line\" d=\"M550 56L550 87Q550 94 557 94L661 94Q668 94 668 101L668 471Q668 478 675 478L992 478Q999 478 998.8 485L998.7 485Q998.5 492 998.5 499L998.5 649Q998.5 656 991.5 656L927.5 656Q920.5 656 920.5 663L920.5 682\"/><path class=\"tip\" d=\"M920.5 682L924.1 674L916.9 674Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.apply:3\"><path class=\"line\" d=\"M573 56L573 63Q573 70 580 70L938 70Q945 70 945 77L945 267.5Q945 272 949.5 272L949.5 272Q954 272 954 276.5L954 286\"/><path class=\"tip\" d=\"M954 286L957.6 278L950.4 278Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.apply:4\"><path class=\"line\" d=\"M539 56L539 447Q539 454 546 454L641 454Q648 454 647.9 461L647.6 485Q647.5 492 647.5 499L647.5 814\"/><path class=\"tip\" d=\"M647.5 814L651.1 806L643.9 806Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.apply:5 submitting:xstate.error.actor.apply\"><path class=\"line\" d=\"M528 56L528 87Q528 94 521 94L394 94Q387 94 387 101L387 447Q387 454 380 454L320 454Q313 454 312.9 461L312.6 485Q312.5 492 312.5 499L312.5 682\"/><path class=\"tip\" d=\"M312.5 682L316.1 674L308.9 674Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"submitted:request.shown\"><path class=\"line\" d=\"M809 196L809 265Q809 272 816 272L928 272Q935 272 935 279L935 286\"/><path class=\"tip\" d=\"M935 286L938.6 278L931.4 278Z\"/></g>\n<g class=\"label\"><rect x=\"685\" y=\"404\" width=\"150\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"opening:xstate.done.actor.openOrder\" data-who=\"server\"><title>openOrder answered: Money can be asked for.</title><rect class=\"hit\" x=\"687\" y=\"408\" width=\"146\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(689 409)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"706\" y=\"419\" textLength=\"125\" lengthAdjust=\"spacingAndGlyphs\">Money can be asked for</text></g></g>\n<g class=\"label\"><rect x=\"1230\" y=\"404\" width=\"158\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"opening:xstate.done.actor.openOrder:2\" data-who=\"server\"><title>openOrder answered: A request is open already, the time for one is over, or there is nothing to ask for.</title><rect class=\"hit\" x=\"1232\" y=\"408\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1234 409)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1251\" y=\"419\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">A request is open already</text></g></g>\n<g class=\"label\"><rect x=\"847\" y=\"397\" width=\"181\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"opening:xstate.done.actor.openOrder:3\" data-who=\"server\"><title>openOrder answered: The order could not be loaded.</title><rect class=\"hit\" x=\"849\" y=\"401\" width=\"177\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(851 402)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"868\" y=\"412\" textLength=\"156\" lengthAdjust=\"spacingAndGlyphs\">The order could not be loaded</text></g><g class=\"row dim\" data-arrow=\"opening:xstate.error.actor.openOrder\" data-who=\"server\"><title>openOrder broke down</title><rect class=\"hit\" x=\"849\" y=\"415\" width=\"141\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(851 416)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"868\" y=\"426\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">openOrder broke down</text></g></g>\n<g class=\"label\"><rect x=\"1040\" y=\"390\" width=\"178\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"unopened:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"1042\" y=\"394\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1044 395)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1061\" y=\"405\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"unopened:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"1042\" y=\"408\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(1044 409)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"1061\" y=\"419\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g><g class=\"row\" data-arrow=\"unopened:request.shown\" data-who=\"shopper\"><title>request.shown: The shopper comes back to it.</title><rect class=\"hit\" x=\"1042\" y=\"422\" width=\"174\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1044 423)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1061\" y=\"433\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The shopper comes back to it</text></g></g>\n<g class=\"label\"><rect x=\"1400\" y=\"404\" width=\"147\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"closed:request.shown\" data-who=\"shopper\"><title>request.shown: Perhaps it does by now.</title><rect class=\"hit\" x=\"1402\" y=\"408\" width=\"143\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1404 409)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1421\" y=\"419\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">Perhaps it does by now</text></g></g>\n<g class=\"label\"><rect x=\"502.5\" y=\"606\" width=\"129\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"filling:lines.chosen\" data-who=\"shopper\"><title>lines.chosen: Other lines, or other quantities of them.</title><rect class=\"hit\" x=\"504.5\" y=\"610\" width=\"125\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(506.5 611)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"523.5\" y=\"621\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">Other lines, or other</text><text x=\"523.5\" y=\"635\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">quantities of them</text></g></g>\n<g class=\"label\"><rect x=\"398.5\" y=\"613\" width=\"92\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"filling:lines.chosen:2\" data-who=\"shopper\"><title>lines.chosen: No line is left.</title><rect class=\"hit\" x=\"400.5\" y=\"617\" width=\"88\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(402.5 618)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"419.5\" y=\"628\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">No line is left</text></g></g>\n<g class=\"label\"><rect x=\"822\" y=\"750\" width=\"149\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"filling.quoting:xstate.done.actor.quoteLines\" data-who=\"server\"><title>quoteLines answered: The largest amount, and how it comes about.</title><rect class=\"hit\" x=\"824\" y=\"754\" width=\"145\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(826 755)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"843\" y=\"765\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The largest amount,</text><text x=\"843\" y=\"779\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">and how it comes about</text></g></g>\n<g class=\"label\"><rect x=\"1559\" y=\"397\" width=\"128\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"filling.quoting:xstate.done.actor.quoteLines:2\" data-who=\"server\"><title>quoteLines answered: The order is another one by now.</title><rect class=\"hit\" x=\"1561\" y=\"401\" width=\"124\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1563 402)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1580\" y=\"412\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">The order is</text><text x=\"1580\" y=\"426\" textLength=\"103\" lengthAdjust=\"spacingAndGlyphs\">another one by now</text></g></g>\n<g class=\"label\"><rect x=\"664.5\" y=\"606\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"filling.quoting:xstate.done.actor.quoteLines:3\" data-who=\"server\"><title>quoteLines answered: The answer never arrived.</title><rect class=\"hit\" x=\"666.5\" y=\"610\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(668.5 611)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"685.5\" y=\"621\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"filling.quoting:xstate.error.actor.quoteLines\" data-who=\"server\"><title>quoteLines broke down</title><rect class=\"hit\" x=\"666.5\" y=\"624\" width=\"142\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(668.5 625)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"685.5\" y=\"635\" textLength=\"121\" lengthAdjust=\"spacingAndGlyphs\">quoteLines broke down</text></g></g>\n<g class=\"label\"><rect x=\"834.5\" y=\"606\" width=\"148\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"filling.unquoted:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"836.5\" y=\"610\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(838.5 611)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"855.5\" y=\"621\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"filling.unquoted:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"836.5\" y=\"624\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(838.5 625)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"855.5\" y=\"635\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"229\" width=\"134\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"filling.quoted:request.submitted\" data-who=\"shopper\"><title>request.submitted: The shopper sends it.</title><rect class=\"hit\" x=\"18\" y=\"233\" width=\"130\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(20 234)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"37\" y=\"244\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">The shopper sends it</text></g></g>\n<g class=\"label\"><rect x=\"312.3\" y=\"757\" width=\"182\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"filling.unanswered:values.edited\" data-who=\"shopper\"><title>values.edited: Changed, it is another request.</title><rect class=\"hit\" x=\"314.3\" y=\"761\" width=\"178\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(316.3 762)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"333.3\" y=\"772\" textLength=\"157\" lengthAdjust=\"spacingAndGlyphs\">Changed, it is another request</text></g></g>\n<g class=\"label\"><rect x=\"162\" y=\"222\" width=\"133\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"filling.unanswered:request.submitted\" data-who=\"shopper\"><title>request.submitted: Sent again as it was, so it counts once.</title><rect class=\"hit\" x=\"164\" y=\"226\" width=\"129\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(166 227)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"183\" y=\"237\" textLength=\"108\" lengthAdjust=\"spacingAndGlyphs\">Sent again as it was,</text><text x=\"183\" y=\"251\" textLength=\"88\" lengthAdjust=\"spacingAndGlyphs\">so it counts once</text></g></g>\n<g class=\"label\"><rect x=\"730\" y=\"108\" width=\"158\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.apply\" data-who=\"server\"><title>apply answered: The shop has the request.</title><rect class=\"hit\" x=\"732\" y=\"112\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(734 113)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"751\" y=\"123\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The shop has the request</text></g></g>\n<g class=\"label\"><rect x=\"611\" y=\"222\" width=\"114\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.apply:2\" data-who=\"server\"><title>apply answered: The lines give back less by now.</title><rect class=\"hit\" x=\"613\" y=\"226\" width=\"110\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(615 227)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"632\" y=\"237\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">The lines give</text><text x=\"632\" y=\"251\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">back less by now</text></g></g>\n<g class=\"label\"><rect x=\"880\" y=\"165\" width=\"130\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.apply:3\" data-who=\"server\"><title>apply answered: The order moved on; it is looked at again.</title><rect class=\"hit\" x=\"882\" y=\"169\" width=\"126\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(884 170)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"901\" y=\"180\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">The order moved on</text></g></g>\n<g class=\"label\"><rect x=\"478\" y=\"222\" width=\"121\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.apply:4\" data-who=\"server\"><title>apply answered: Something in it has to be changed.</title><rect class=\"hit\" x=\"480\" y=\"226\" width=\"117\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(482 227)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"499\" y=\"237\" textLength=\"78\" lengthAdjust=\"spacingAndGlyphs\">Something in it</text><text x=\"499\" y=\"251\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">has to be changed</text></g></g>\n<g class=\"label\"><rect x=\"308\" y=\"222\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.apply:5\" data-who=\"server\"><title>apply answered: The answer never arrived.</title><rect class=\"hit\" x=\"310\" y=\"226\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(312 227)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"329\" y=\"237\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"submitting:xstate.error.actor.apply\" data-who=\"server\"><title>apply broke down</title><rect class=\"hit\" x=\"310\" y=\"240\" width=\"113\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(312 241)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"329\" y=\"251\" textLength=\"92\" lengthAdjust=\"spacingAndGlyphs\">apply broke down</text></g></g>\n<g class=\"label\"><rect x=\"737\" y=\"222\" width=\"143\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitted:request.shown\" data-who=\"shopper\"><title>request.shown: The shopper comes back to ask once more.</title><rect class=\"hit\" x=\"739\" y=\"226\" width=\"139\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(741 227)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"758\" y=\"237\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The shopper comes</text><text x=\"758\" y=\"251\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">back to ask once more</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "refundRequest.opening",
   "name": "opening",
   "title": "Opening",
   "code": null,
   "kind": "leaf",
   "description": "The order is looked at.",
   "tags": [],
   "calls": [
    "openOrder"
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
     "file": "screens/refundRequest/opening.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refundRequest/opening.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refundRequest/opening.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refundRequest/opening.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "refundRequest.unopened",
   "name": "unopened",
   "title": "Unopened",
   "code": null,
   "kind": "leaf",
   "description": "The screen says why nothing is there.",
   "tags": [],
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
     "file": "screens/refundRequest/unopened.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refundRequest/unopened.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refundRequest/unopened.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refundRequest/unopened.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "refundRequest.closed",
   "name": "closed",
   "title": "Closed",
   "code": null,
   "kind": "leaf",
   "description": "The order takes no request now; the screen says why.",
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
     "file": "screens/refundRequest/closed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refundRequest/closed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refundRequest/closed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refundRequest/closed.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "refundRequest.filling",
   "name": "filling",
   "title": "Filling",
   "code": null,
   "kind": "compound",
   "description": "The shopper fills the request in.",
   "tags": [
    "form"
   ],
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
   "id": "refundRequest.filling.quoting",
   "name": "filling.quoting",
   "title": "Quoting",
   "code": null,
   "kind": "leaf",
   "description": "The server says how much these lines can give back.",
   "tags": [],
   "calls": [
    "quoteLines"
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
     "file": "screens/refundRequest/filling.quoting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refundRequest/filling.quoting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refundRequest/filling.quoting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refundRequest/filling.quoting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "refundRequest.filling.unquoted",
   "name": "filling.unquoted",
   "title": "Unquoted",
   "code": null,
   "kind": "leaf",
   "description": "How much is not known.",
   "tags": [],
   "calls": [],
   "entry": [
    "dropQuote"
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
     "file": "screens/refundRequest/filling.unquoted.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refundRequest/filling.unquoted.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refundRequest/filling.unquoted.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refundRequest/filling.unquoted.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "refundRequest.filling.withoutLines",
   "name": "filling.withoutLines",
   "title": "Without lines",
   "code": null,
   "kind": "leaf",
   "description": "Nothing is chosen.",
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
     "file": "screens/refundRequest/filling.withoutLines.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refundRequest/filling.withoutLines.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refundRequest/filling.withoutLines.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refundRequest/filling.withoutLines.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "refundRequest.filling.quoted",
   "name": "filling.quoted",
   "title": "Quoted",
   "code": null,
   "kind": "leaf",
   "description": "The request can be sent.",
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
     "file": "screens/refundRequest/filling.quoted.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refundRequest/filling.quoted.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refundRequest/filling.quoted.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refundRequest/filling.quoted.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "refundRequest.filling.unanswered",
   "name": "filling.unanswered",
   "title": "Unanswered",
   "code": null,
   "kind": "leaf",
   "description": "Nobody knows whether it arrived: sending it again is safe.",
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
     "file": "screens/refundRequest/filling.unanswered.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refundRequest/filling.unanswered.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refundRequest/filling.unanswered.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refundRequest/filling.unanswered.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "refundRequest.submitting",
   "name": "submitting",
   "title": "Submitting",
   "code": null,
   "kind": "leaf",
   "description": "The server checks and keeps it.",
   "tags": [
    "form",
    "busy"
   ],
   "calls": [
    "apply"
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
     "file": "screens/refundRequest/submitting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refundRequest/submitting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refundRequest/submitting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refundRequest/submitting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "refundRequest.submitted",
   "name": "submitted",
   "title": "Submitted",
   "code": null,
   "kind": "leaf",
   "description": "Done; the order shows the rest.",
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
     "file": "screens/refundRequest/submitted.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refundRequest/submitted.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refundRequest/submitted.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refundRequest/submitted.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "opening:xstate.done.actor.openOrder",
   "key": "refundRequest.opening: xstate.done.actor.openOrder → refundRequest.filling [branch 1]",
   "from": "opening",
   "to": [
    "filling"
   ],
   "event": "xstate.done.actor.openOrder",
   "words": "openOrder answered",
   "label": "Money can be asked for",
   "description": "Money can be asked for.",
   "who": "server",
   "isMoney": false,
   "guard": "isOpenToRefund",
   "effects": [
    "keepOrder"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what it leads to there are states of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/order/detail"
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/refund/quote",
      "input": {
       "orderId": 31,
       "lines": [
        {
         "lineId": 1,
         "quantity": 2
        }
       ]
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 12,
    "noticed": 12
   }
  },
  {
   "name": "opening:xstate.done.actor.openOrder:2",
   "key": "refundRequest.opening: xstate.done.actor.openOrder → refundRequest.closed [branch 2]",
   "from": "opening",
   "to": [
    "closed"
   ],
   "event": "xstate.done.actor.openOrder",
   "words": "openOrder answered",
   "label": "A request is open already",
   "description": "A request is open already, the time for one is over, or there is nothing to ask for.",
   "who": "server",
   "isMoney": false,
   "guard": "isOpened",
   "effects": [
    "keepOrder"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what it leads to there are states of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/order/detail"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 11,
    "noticed": 11
   }
  },
  {
   "name": "opening:xstate.done.actor.openOrder:3",
   "key": "refundRequest.opening: xstate.done.actor.openOrder → refundRequest.unopened [branch 3]",
   "from": "opening",
   "to": [
    "unopened"
   ],
   "event": "xstate.done.actor.openOrder",
   "words": "openOrder answered",
   "label": "The order could not be loaded",
   "description": "The order could not be loaded.",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/order/detail"
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
   "name": "opening:xstate.error.actor.openOrder",
   "key": "refundRequest.opening: xstate.error.actor.openOrder → refundRequest.unopened",
   "from": "opening",
   "to": [
    "unopened"
   ],
   "event": "xstate.error.actor.openOrder",
   "words": "openOrder broke down",
   "label": "openOrder broke down",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/order/detail"
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
   "name": "unopened:retry.requested",
   "key": "refundRequest.unopened: retry.requested → refundRequest.opening",
   "from": "unopened",
   "to": [
    "opening"
   ],
   "event": "retry.requested",
   "words": "retry.requested",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
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
      "path": "/api/order/detail",
      "input": {
       "id": 31
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
   "name": "unopened:connection.restored",
   "key": "refundRequest.unopened: connection.restored → refundRequest.opening",
   "from": "unopened",
   "to": [
    "opening"
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
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
      "path": "/api/order/detail",
      "input": {
       "id": 31
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
   "name": "unopened:request.shown",
   "key": "refundRequest.unopened: request.shown → refundRequest.opening",
   "from": "unopened",
   "to": [
    "opening"
   ],
   "event": "request.shown",
   "words": "request.shown",
   "label": "The shopper comes back to it",
   "description": "The shopper comes back to it.",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
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
      "path": "/api/order/detail",
      "input": {
       "id": 31
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
   "name": "closed:request.shown",
   "key": "refundRequest.closed: request.shown → refundRequest.opening",
   "from": "closed",
   "to": [
    "opening"
   ],
   "event": "request.shown",
   "words": "request.shown",
   "label": "Perhaps it does by now",
   "description": "Perhaps it does by now.",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
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
      "path": "/api/order/detail",
      "input": {
       "id": 31
      },
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
   "name": "filling:lines.chosen",
   "key": "refundRequest.filling: lines.chosen → refundRequest.filling.quoting [branch 1]",
   "from": "filling",
   "to": [
    "filling.quoting"
   ],
   "event": "lines.chosen",
   "words": "lines.chosen",
   "label": "Other lines, or other quantities of them",
   "description": "Other lines, or other quantities of them.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasLines",
   "effects": [
    "keepLines"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what it leads to there are states of the order’s chart, which is walked"
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
      "path": "/api/refund/quote",
      "input": {
       "orderId": 31,
       "lines": [
        {
         "lineId": 1,
         "quantity": 2
        }
       ]
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 12,
    "noticed": 11
   }
  },
  {
   "name": "filling:lines.chosen:2",
   "key": "refundRequest.filling: lines.chosen → refundRequest.filling.withoutLines [branch 2]",
   "from": "filling",
   "to": [
    "filling.withoutLines"
   ],
   "event": "lines.chosen",
   "words": "lines.chosen",
   "label": "No line is left",
   "description": "No line is left.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "dropQuote",
    "keepLines"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what it leads to there are states of the order’s chart, which is walked"
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
    "planted": 9,
    "noticed": 9
   }
  },
  {
   "name": "filling.quoting:xstate.done.actor.quoteLines",
   "key": "refundRequest.filling.quoting: xstate.done.actor.quoteLines → refundRequest.filling.quoted [branch 1]",
   "from": "filling.quoting",
   "to": [
    "filling.quoted"
   ],
   "event": "xstate.done.actor.quoteLines",
   "words": "quoteLines answered",
   "label": "The largest amount, and how it comes about",
   "description": "The largest amount, and how it comes about.",
   "who": "server",
   "isMoney": false,
   "guard": "isQuoted",
   "effects": [
    "keepQuote"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what it leads to there are states of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/refund/quote"
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
   "name": "filling.quoting:xstate.done.actor.quoteLines:2",
   "key": "refundRequest.filling.quoting: xstate.done.actor.quoteLines → refundRequest.opening [branch 2]",
   "from": "filling.quoting",
   "to": [
    "opening"
   ],
   "event": "xstate.done.actor.quoteLines",
   "words": "quoteLines answered",
   "label": "The order is another one by now",
   "description": "The order is another one by now.",
   "who": "server",
   "isMoney": false,
   "guard": "isQuoteRefused",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/refund/quote"
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/order/detail",
      "input": {
       "id": 31
      },
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
   "name": "filling.quoting:xstate.done.actor.quoteLines:3",
   "key": "refundRequest.filling.quoting: xstate.done.actor.quoteLines → refundRequest.filling.unquoted [branch 3]",
   "from": "filling.quoting",
   "to": [
    "filling.unquoted"
   ],
   "event": "xstate.done.actor.quoteLines",
   "words": "quoteLines answered",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/refund/quote"
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
   "name": "filling.quoting:xstate.error.actor.quoteLines",
   "key": "refundRequest.filling.quoting: xstate.error.actor.quoteLines → refundRequest.filling.unquoted",
   "from": "filling.quoting",
   "to": [
    "filling.unquoted"
   ],
   "event": "xstate.error.actor.quoteLines",
   "words": "quoteLines broke down",
   "label": "quoteLines broke down",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/refund/quote"
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
   "name": "filling.unquoted:retry.requested",
   "key": "refundRequest.filling.unquoted: retry.requested → refundRequest.filling.quoting",
   "from": "filling.unquoted",
   "to": [
    "filling.quoting"
   ],
   "event": "retry.requested",
   "words": "retry.requested",
   "label": "The shopper tries again",
   "description": "The shopper tries again.",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
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
      "path": "/api/refund/quote",
      "input": {
       "orderId": 31,
       "lines": [
        {
         "lineId": 1,
         "quantity": 2
        }
       ]
      },
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
   "name": "filling.unquoted:connection.restored",
   "key": "refundRequest.filling.unquoted: connection.restored → refundRequest.filling.quoting",
   "from": "filling.unquoted",
   "to": [
    "filling.quoting"
   ],
   "event": "connection.restored",
   "words": "connection.restored",
   "label": "The network is back",
   "description": "The network is back.",
   "who": "browser",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
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
      "path": "/api/refund/quote",
      "input": {
       "orderId": 31,
       "lines": [
        {
         "lineId": 1,
         "quantity": 2
        }
       ]
      },
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
   "name": "filling.quoted:values.edited",
   "key": "refundRequest.filling.quoted: values.edited → stays",
   "from": "filling.quoted",
   "to": [],
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
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
   "name": "filling.quoted:request.submitted",
   "key": "refundRequest.filling.quoted: request.submitted → refundRequest.submitting",
   "from": "filling.quoted",
   "to": [
    "submitting"
   ],
   "event": "request.submitted",
   "words": "request.submitted",
   "label": "The shopper sends it",
   "description": "The shopper sends it.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepValues"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what it leads to there are states of the order’s chart, which is walked"
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
      "path": "/api/refund/apply",
      "input": {
       "type": "refundOnly",
       "goodsReceived": true,
       "amountCents": 2490,
       "reason": "damaged",
       "explanation": "The lid is cracked.",
       "evidence": [
        "aaaaaaaaaaaaaaaaaaaaaaaa"
       ],
       "orderId": 31,
       "lines": [
        {
         "lineId": 1,
         "quantity": 2
        }
       ]
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 6,
    "noticed": 6
   }
  },
  {
   "name": "filling.unanswered:values.edited",
   "key": "refundRequest.filling.unanswered: values.edited → refundRequest.filling.quoted",
   "from": "filling.unanswered",
   "to": [
    "filling.quoted"
   ],
   "event": "values.edited",
   "words": "values.edited",
   "label": "Changed, it is another request",
   "description": "Changed, it is another request.",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
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
   "name": "filling.unanswered:request.submitted",
   "key": "refundRequest.filling.unanswered: request.submitted → refundRequest.submitting",
   "from": "filling.unanswered",
   "to": [
    "submitting"
   ],
   "event": "request.submitted",
   "words": "request.submitted",
   "label": "Sent again as it was, so it counts once",
   "description": "Sent again as it was, so it counts once.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepValues"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what it leads to there are states of the order’s chart, which is walked"
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
      "path": "/api/refund/apply",
      "input": {
       "type": "refundOnly",
       "goodsReceived": true,
       "amountCents": 2490,
       "reason": "damaged",
       "explanation": "The lid is cracked, and the handle too.",
       "evidence": [
        "aaaaaaaaaaaaaaaaaaaaaaaa"
       ],
       "orderId": 31,
       "lines": [
        {
         "lineId": 1,
         "quantity": 2
        }
       ]
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 6,
    "noticed": 6
   }
  },
  {
   "name": "submitting:xstate.done.actor.apply",
   "key": "refundRequest.submitting: xstate.done.actor.apply → refundRequest.submitted [branch 1]",
   "from": "submitting",
   "to": [
    "submitted"
   ],
   "event": "xstate.done.actor.apply",
   "words": "apply answered",
   "label": "The shop has the request",
   "description": "The shop has the request.",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/refund/apply"
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
   "name": "submitting:xstate.done.actor.apply:2",
   "key": "refundRequest.submitting: xstate.done.actor.apply → refundRequest.filling.quoting [branch 2]",
   "from": "submitting",
   "to": [
    "filling.quoting"
   ],
   "event": "xstate.done.actor.apply",
   "words": "apply answered",
   "label": "The lines give back less by now",
   "description": "The lines give back less by now.",
   "who": "server",
   "isMoney": false,
   "guard": "isTooHigh",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/refund/apply"
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/refund/quote",
      "input": {
       "orderId": 31,
       "lines": [
        {
         "lineId": 1,
         "quantity": 2
        }
       ]
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 13,
    "noticed": 12
   }
  },
  {
   "name": "submitting:xstate.done.actor.apply:3",
   "key": "refundRequest.submitting: xstate.done.actor.apply → refundRequest.opening [branch 3]",
   "from": "submitting",
   "to": [
    "opening"
   ],
   "event": "xstate.done.actor.apply",
   "words": "apply answered",
   "label": "The order moved on",
   "description": "The order moved on; it is looked at again.",
   "who": "server",
   "isMoney": false,
   "guard": "isOrderElsewhere",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/refund/apply"
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/order/detail",
      "input": {
       "id": 31
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 14,
    "noticed": 12
   }
  },
  {
   "name": "submitting:xstate.done.actor.apply:4",
   "key": "refundRequest.submitting: xstate.done.actor.apply → refundRequest.filling.quoted [branch 4]",
   "from": "submitting",
   "to": [
    "filling.quoted"
   ],
   "event": "xstate.done.actor.apply",
   "words": "apply answered",
   "label": "Something in it has to be changed",
   "description": "Something in it has to be changed.",
   "who": "server",
   "isMoney": false,
   "guard": "isApplyRefused",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/refund/apply"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 11,
    "noticed": 11
   }
  },
  {
   "name": "submitting:xstate.done.actor.apply:5",
   "key": "refundRequest.submitting: xstate.done.actor.apply → refundRequest.filling.unanswered [branch 5]",
   "from": "submitting",
   "to": [
    "filling.unanswered"
   ],
   "event": "xstate.done.actor.apply",
   "words": "apply answered",
   "label": "The answer never arrived",
   "description": "The answer never arrived.",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/refund/apply"
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
   "name": "submitting:xstate.error.actor.apply",
   "key": "refundRequest.submitting: xstate.error.actor.apply → refundRequest.filling.unanswered",
   "from": "submitting",
   "to": [
    "filling.unanswered"
   ],
   "event": "xstate.error.actor.apply",
   "words": "apply broke down",
   "label": "apply broke down",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/refund/apply"
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
   "name": "submitted:request.shown",
   "key": "refundRequest.submitted: request.shown → refundRequest.opening",
   "from": "submitted",
   "to": [
    "opening"
   ],
   "event": "request.shown",
   "words": "request.shown",
   "label": "The shopper comes back to ask once more",
   "description": "The shopper comes back to ask once more.",
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
     "text": "what it leads to there are states of the order’s chart, which is walked"
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
      "path": "/api/order/detail",
      "input": {
       "id": 31
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
  }
 ],
 "films": [
  {
   "title": "a request for money back begins with every line that can give something back",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    }
   ]
  },
  {
   "title": "a request for money back begins with the products the address names",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    }
   ]
  },
  {
   "title": "a request for money back is not possible for an order that waits to be paid",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder:2"
     ],
     "leaves": [
      "closed"
     ]
    }
   ]
  },
  {
   "title": "a request for money back is not possible for an order that has a request open",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder:2"
     ],
     "leaves": [
      "closed"
     ]
    }
   ]
  },
  {
   "title": "a request for money back is not possible for an order that has given everything back",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder:2"
     ],
     "leaves": [
      "closed"
     ]
    }
   ]
  },
  {
   "title": "a request for money back is sent once, and finishes",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    },
    {
     "event": "done quoteLines quoted",
     "taken": [
      "filling.quoting:xstate.done.actor.quoteLines"
     ],
     "leaves": [
      "filling.quoted"
     ]
    },
    {
     "event": "request.submitted {\"values\":{\"type\":\"refundOnly\",\"goodsReceived\":true,\"amountCents\":2490,\"reaso…",
     "taken": [
      "filling.quoted:request.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "request.submitted {\"values\":{\"type\":\"refundOnly\",\"goodsReceived\":true,\"amountCents\":1,\"reason\":…",
     "taken": [],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done apply accepted",
     "taken": [
      "submitting:xstate.done.actor.apply"
     ],
     "leaves": [
      "submitted"
     ]
    }
   ]
  },
  {
   "title": "a request for money back is sent again as it was when nobody answered",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    },
    {
     "event": "done quoteLines quoted",
     "taken": [
      "filling.quoting:xstate.done.actor.quoteLines"
     ],
     "leaves": [
      "filling.quoted"
     ]
    },
    {
     "event": "request.submitted {\"values\":{\"type\":\"refundOnly\",\"goodsReceived\":true,\"amountCents\":2490,\"reaso…",
     "taken": [
      "filling.quoted:request.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done apply failed (network)",
     "taken": [
      "submitting:xstate.done.actor.apply:5"
     ],
     "leaves": [
      "filling.unanswered"
     ]
    },
    {
     "event": "request.submitted {\"values\":{\"type\":\"refundOnly\",\"goodsReceived\":true,\"amountCents\":2490,\"reaso…",
     "taken": [
      "filling.unanswered:request.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    }
   ]
  },
  {
   "title": "a request for money back is another request once it was changed",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    },
    {
     "event": "done quoteLines quoted",
     "taken": [
      "filling.quoting:xstate.done.actor.quoteLines"
     ],
     "leaves": [
      "filling.quoted"
     ]
    },
    {
     "event": "request.submitted {\"values\":{\"type\":\"refundOnly\",\"goodsReceived\":true,\"amountCents\":2490,\"reaso…",
     "taken": [
      "filling.quoted:request.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done apply failed (network)",
     "taken": [
      "submitting:xstate.done.actor.apply:5"
     ],
     "leaves": [
      "filling.unanswered"
     ]
    },
    {
     "event": "values.edited",
     "taken": [
      "filling.unanswered:values.edited"
     ],
     "leaves": [
      "filling.quoted"
     ]
    },
    {
     "event": "request.submitted {\"values\":{\"type\":\"refundOnly\",\"goodsReceived\":true,\"amountCents\":100,\"reason…",
     "taken": [
      "filling.quoted:request.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    }
   ]
  },
  {
   "title": "a request for money back learns the new largest amount when it asked for too much",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    },
    {
     "event": "done quoteLines quoted",
     "taken": [
      "filling.quoting:xstate.done.actor.quoteLines"
     ],
     "leaves": [
      "filling.quoted"
     ]
    },
    {
     "event": "request.submitted {\"values\":{\"type\":\"refundOnly\",\"goodsReceived\":true,\"amountCents\":2490,\"reaso…",
     "taken": [
      "filling.quoted:request.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done apply refused (refundTooHigh)",
     "taken": [
      "submitting:xstate.done.actor.apply:2"
     ],
     "leaves": [
      "filling.quoting"
     ]
    }
   ]
  },
  {
   "title": "a request for money back says so when one was submitted already",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    },
    {
     "event": "done quoteLines quoted",
     "taken": [
      "filling.quoting:xstate.done.actor.quoteLines"
     ],
     "leaves": [
      "filling.quoted"
     ]
    },
    {
     "event": "request.submitted {\"values\":{\"type\":\"refundOnly\",\"goodsReceived\":true,\"amountCents\":2490,\"reaso…",
     "taken": [
      "filling.quoted:request.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done apply refused (alreadySubmitted)",
     "taken": [
      "submitting:xstate.done.actor.apply:3"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder:2"
     ],
     "leaves": [
      "closed"
     ]
    }
   ]
  },
  {
   "title": "done openOrder opened, lines.chosen {\"lines\":[{\"lineId\":1,\"quantity\":2}]} → {\"filling\":\"quoting\"}",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    },
    {
     "event": "lines.chosen {\"lines\":[{\"lineId\":1,\"quantity\":2}]}",
     "taken": [
      "filling:lines.chosen"
     ],
     "leaves": [
      "filling.quoting"
     ]
    }
   ]
  },
  {
   "title": "done openOrder failed (network), request.shown → \"opening\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder failed (network)",
     "taken": [
      "opening:xstate.done.actor.openOrder:3"
     ],
     "leaves": [
      "unopened"
     ]
    },
    {
     "event": "request.shown",
     "taken": [
      "unopened:request.shown"
     ],
     "leaves": [
      "opening"
     ]
    }
   ]
  },
  {
   "title": "done openOrder failed (network), retry.requested → \"opening\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder failed (network)",
     "taken": [
      "opening:xstate.done.actor.openOrder:3"
     ],
     "leaves": [
      "unopened"
     ]
    },
    {
     "event": "retry.requested",
     "taken": [
      "unopened:retry.requested"
     ],
     "leaves": [
      "opening"
     ]
    }
   ]
  },
  {
   "title": "done openOrder failed (network), connection.restored → \"opening\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder failed (network)",
     "taken": [
      "opening:xstate.done.actor.openOrder:3"
     ],
     "leaves": [
      "unopened"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "unopened:connection.restored"
     ],
     "leaves": [
      "opening"
     ]
    }
   ]
  },
  {
   "title": "error openOrder {\"error\":\"surprise\"}, request.shown → \"opening\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "error openOrder {\"error\":\"surprise\"}",
     "taken": [
      "opening:xstate.error.actor.openOrder"
     ],
     "leaves": [
      "unopened"
     ]
    },
    {
     "event": "request.shown",
     "taken": [
      "unopened:request.shown"
     ],
     "leaves": [
      "opening"
     ]
    }
   ]
  },
  {
   "title": "done openOrder opened, lines.chosen {\"lines\":[]}, lines.chosen {\"lines\":[{\"lineId\":1,\"quantity\":2}]} → {\"filling\":\"quoting\"}",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    },
    {
     "event": "lines.chosen {\"lines\":[]}",
     "taken": [
      "filling:lines.chosen:2"
     ],
     "leaves": [
      "filling.withoutLines"
     ]
    },
    {
     "event": "lines.chosen {\"lines\":[{\"lineId\":1,\"quantity\":2}]}",
     "taken": [
      "filling:lines.chosen"
     ],
     "leaves": [
      "filling.quoting"
     ]
    }
   ]
  },
  {
   "title": "done openOrder opened, done quoteLines quoted, values.edited → {\"filling\":\"quoted\"}",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    },
    {
     "event": "done quoteLines quoted",
     "taken": [
      "filling.quoting:xstate.done.actor.quoteLines"
     ],
     "leaves": [
      "filling.quoted"
     ]
    },
    {
     "event": "values.edited",
     "taken": [
      "filling.quoted:values.edited"
     ],
     "leaves": [
      "filling.quoted"
     ]
    }
   ]
  },
  {
   "title": "done openOrder opened, done quoteLines failed (network), retry.requested → {\"filling\":\"quoting\"}",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    },
    {
     "event": "done quoteLines failed (network)",
     "taken": [
      "filling.quoting:xstate.done.actor.quoteLines:3"
     ],
     "leaves": [
      "filling.unquoted"
     ]
    },
    {
     "event": "retry.requested",
     "taken": [
      "filling.unquoted:retry.requested"
     ],
     "leaves": [
      "filling.quoting"
     ]
    }
   ]
  },
  {
   "title": "done openOrder opened, done quoteLines failed (network), connection.restored → {\"filling\":\"quoting\"}",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    },
    {
     "event": "done quoteLines failed (network)",
     "taken": [
      "filling.quoting:xstate.done.actor.quoteLines:3"
     ],
     "leaves": [
      "filling.unquoted"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "filling.unquoted:connection.restored"
     ],
     "leaves": [
      "filling.quoting"
     ]
    }
   ]
  },
  {
   "title": "done openOrder opened, error quoteLines {\"error\":\"surprise\"}, retry.requested → {\"filling\":\"quoting\"}",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    },
    {
     "event": "error quoteLines {\"error\":\"surprise\"}",
     "taken": [
      "filling.quoting:xstate.error.actor.quoteLines"
     ],
     "leaves": [
      "filling.unquoted"
     ]
    },
    {
     "event": "retry.requested",
     "taken": [
      "filling.unquoted:retry.requested"
     ],
     "leaves": [
      "filling.quoting"
     ]
    }
   ]
  },
  {
   "title": "done openOrder opened, request.shown, done openOrder opened → {\"filling\":\"quoting\"}",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder:2"
     ],
     "leaves": [
      "closed"
     ]
    },
    {
     "event": "request.shown",
     "taken": [
      "closed:request.shown"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    }
   ]
  },
  {
   "title": "done openOrder opened, done quoteLines refused (alreadyRefunded), done openOrder opened, lines.chosen {\"lines\":[{\"lineId\":1,\"quantity\":2}]} → {\"filling\":\"quoting\"}",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    },
    {
     "event": "done quoteLines refused (alreadyRefunded)",
     "taken": [
      "filling.quoting:xstate.done.actor.quoteLines:2"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    },
    {
     "event": "lines.chosen {\"lines\":[{\"lineId\":1,\"quantity\":2}]}",
     "taken": [
      "filling:lines.chosen"
     ],
     "leaves": [
      "filling.quoting"
     ]
    }
   ]
  },
  {
   "title": "done openOrder opened, done quoteLines quoted, request.submitted {\"values\":{\"type\":\"refundOnly\",\"goodsReceived\":true,\"amountCents\":2490,\"reaso…, done apply refused (uploadMissing), lines.chosen {\"lines\":[{\"lineId\":1,\"quantity\":2}]} → {\"filling\":\"quoting\"}",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    },
    {
     "event": "done quoteLines quoted",
     "taken": [
      "filling.quoting:xstate.done.actor.quoteLines"
     ],
     "leaves": [
      "filling.quoted"
     ]
    },
    {
     "event": "request.submitted {\"values\":{\"type\":\"refundOnly\",\"goodsReceived\":true,\"amountCents\":2490,\"reaso…",
     "taken": [
      "filling.quoted:request.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done apply refused (uploadMissing)",
     "taken": [
      "submitting:xstate.done.actor.apply:4"
     ],
     "leaves": [
      "filling.quoted"
     ]
    },
    {
     "event": "lines.chosen {\"lines\":[{\"lineId\":1,\"quantity\":2}]}",
     "taken": [
      "filling:lines.chosen"
     ],
     "leaves": [
      "filling.quoting"
     ]
    }
   ]
  },
  {
   "title": "done openOrder opened, done quoteLines quoted, request.submitted {\"values\":{\"type\":\"refundOnly\",\"goodsReceived\":true,\"amountCents\":2490,\"reaso…, error apply {\"error\":\"surprise\"}, lines.chosen {\"lines\":[{\"lineId\":1,\"quantity\":2}]} → {\"filling\":\"quoting\"}",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    },
    {
     "event": "done quoteLines quoted",
     "taken": [
      "filling.quoting:xstate.done.actor.quoteLines"
     ],
     "leaves": [
      "filling.quoted"
     ]
    },
    {
     "event": "request.submitted {\"values\":{\"type\":\"refundOnly\",\"goodsReceived\":true,\"amountCents\":2490,\"reaso…",
     "taken": [
      "filling.quoted:request.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "error apply {\"error\":\"surprise\"}",
     "taken": [
      "submitting:xstate.error.actor.apply"
     ],
     "leaves": [
      "filling.unanswered"
     ]
    },
    {
     "event": "lines.chosen {\"lines\":[{\"lineId\":1,\"quantity\":2}]}",
     "taken": [
      "filling:lines.chosen"
     ],
     "leaves": [
      "filling.quoting"
     ]
    }
   ]
  },
  {
   "title": "done openOrder opened, done quoteLines quoted, request.submitted {\"values\":{\"type\":\"refundOnly\",\"goodsReceived\":true,\"amountCents\":2490,\"reaso…, done apply accepted, request.shown, done openOrder opened → {\"filling\":\"quoting\"}",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    },
    {
     "event": "done quoteLines quoted",
     "taken": [
      "filling.quoting:xstate.done.actor.quoteLines"
     ],
     "leaves": [
      "filling.quoted"
     ]
    },
    {
     "event": "request.submitted {\"values\":{\"type\":\"refundOnly\",\"goodsReceived\":true,\"amountCents\":2490,\"reaso…",
     "taken": [
      "filling.quoted:request.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done apply accepted",
     "taken": [
      "submitting:xstate.done.actor.apply"
     ],
     "leaves": [
      "submitted"
     ]
    },
    {
     "event": "request.shown",
     "taken": [
      "submitted:request.shown"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.quoting"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "request.shown",
   "label": "request.shown",
   "event": {
    "type": "request.shown"
   }
  },
  {
   "type": "retry.requested",
   "label": "retry.requested",
   "event": {
    "type": "retry.requested"
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
   "type": "lines.chosen",
   "label": "lines.chosen {\"lines\":[{\"lineId\":1,\"quantity\":2}]}",
   "event": {
    "type": "lines.chosen",
    "lines": [
     {
      "lineId": 1,
      "quantity": 2
     }
    ]
   }
  },
  {
   "type": "lines.chosen",
   "label": "lines.chosen {\"lines\":[]}",
   "event": {
    "type": "lines.chosen",
    "lines": []
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
   "type": "request.submitted",
   "label": "request.submitted {\"values\":{\"type\":\"refundOnly\",\"goodsReceived\":true,\"amountCents\":2490,\"reaso…",
   "event": {
    "type": "request.submitted",
    "values": {
     "type": "refundOnly",
     "goodsReceived": true,
     "amountCents": 2490,
     "reason": "damaged",
     "explanation": "The lid is cracked.",
     "evidence": [
      "aaaaaaaaaaaaaaaaaaaaaaaa"
     ]
    }
   }
  },
  {
   "type": "xstate.done.actor.openOrder",
   "label": "done openOrder opened",
   "event": {
    "type": "xstate.done.actor.openOrder",
    "output": {
     "type": "opened",
     "order": {
      "id": 31,
      "sn": "HL260105ABCDEFGHJK",
      "status": 2,
      "afterSaleStage": null,
      "placedAt": "2026-01-05T10:00:00.000Z",
      "payDeadline": "2026-01-05T10:30:00.000Z",
      "arrivesBy": null,
      "totalCents": 2490,
      "quantity": 2,
      "sentQuantity": 2,
      "unsentQuantity": 0,
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
        "sentQuantity": 2,
        "unsentQuantity": 0,
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
     },
     "at": 1768903200000
    },
    "actorId": "openOrder"
   }
  },
  {
   "type": "xstate.done.actor.openOrder",
   "label": "done openOrder opened",
   "event": {
    "type": "xstate.done.actor.openOrder",
    "output": {
     "type": "opened",
     "order": {
      "id": 31,
      "sn": "HL260105ABCDEFGHJK",
      "status": -4,
      "afterSaleStage": "applying",
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
     },
     "at": 1768903200000
    },
    "actorId": "openOrder"
   }
  },
  {
   "type": "xstate.done.actor.openOrder",
   "label": "done openOrder failed (network)",
   "event": {
    "type": "xstate.done.actor.openOrder",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "openOrder"
   }
  },
  {
   "type": "xstate.error.actor.openOrder",
   "label": "error openOrder {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.openOrder",
    "error": "surprise",
    "actorId": "openOrder"
   }
  },
  {
   "type": "xstate.done.actor.quoteLines",
   "label": "done quoteLines quoted",
   "event": {
    "type": "xstate.done.actor.quoteLines",
    "output": {
     "type": "quoted",
     "quote": {
      "maxAmountCents": 2490,
      "lines": [
       {
        "lineId": 1,
        "quantity": 2,
        "priceCents": 2000,
        "discountCents": 0,
        "freightCents": 490,
        "refundableCents": 2490
       }
      ],
      "returnPossible": true
     }
    },
    "actorId": "quoteLines"
   }
  },
  {
   "type": "xstate.done.actor.quoteLines",
   "label": "done quoteLines refused (alreadyRefunded)",
   "event": {
    "type": "xstate.done.actor.quoteLines",
    "output": {
     "type": "refused",
     "failure": {
      "type": "refused",
      "reason": "alreadyRefunded",
      "msg": null,
      "data": {
       "lineId": 1,
       "order": {
        "id": 31,
        "sn": "HL260105ABCDEFGHJK",
        "status": 2,
        "afterSaleStage": null,
        "placedAt": "2026-01-05T10:00:00.000Z",
        "payDeadline": "2026-01-05T10:30:00.000Z",
        "arrivesBy": null,
        "totalCents": 2490,
        "quantity": 2,
        "sentQuantity": 2,
        "unsentQuantity": 0,
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
          "sentQuantity": 2,
          "unsentQuantity": 0,
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
     }
    },
    "actorId": "quoteLines"
   }
  },
  {
   "type": "xstate.done.actor.quoteLines",
   "label": "done quoteLines failed (network)",
   "event": {
    "type": "xstate.done.actor.quoteLines",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "quoteLines"
   }
  },
  {
   "type": "xstate.error.actor.quoteLines",
   "label": "error quoteLines {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.quoteLines",
    "error": "surprise",
    "actorId": "quoteLines"
   }
  },
  {
   "type": "xstate.done.actor.apply",
   "label": "done apply accepted",
   "event": {
    "type": "xstate.done.actor.apply",
    "output": {
     "type": "accepted",
     "order": {
      "id": 31,
      "sn": "HL260105ABCDEFGHJK",
      "status": -4,
      "afterSaleStage": "applying",
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
      "refund": {
       "id": 8,
       "orderId": 31,
       "orderSn": "HL260105ABCDEFGHJK",
       "stage": "applying",
       "type": "refundOnly",
       "goodsReceived": true,
       "amountCents": 2490,
       "offeredCents": null,
       "offeredFor": null,
       "reason": "damaged",
       "explanation": "The lid is cracked.",
       "evidence": [],
       "lines": [],
       "returnAddress": null,
       "returnCarrier": null,
       "returnTrackingNumber": null,
       "refusedFor": null,
       "isAnnulment": false,
       "appliedAt": "2026-01-06T10:00:00.000Z",
       "resolvedAt": null
      },
      "timeline": [
       {
        "type": "order.placed",
        "actor": "shopper",
        "at": "2026-01-05T10:00:00.000Z"
       }
      ]
     }
    },
    "actorId": "apply"
   }
  },
  {
   "type": "xstate.done.actor.apply",
   "label": "done apply refused (refundTooHigh)",
   "event": {
    "type": "xstate.done.actor.apply",
    "output": {
     "type": "refused",
     "failure": {
      "type": "refused",
      "reason": "refundTooHigh",
      "msg": null,
      "data": {
       "maxAmountCents": 100,
       "order": {
        "id": 31,
        "sn": "HL260105ABCDEFGHJK",
        "status": 2,
        "afterSaleStage": null,
        "placedAt": "2026-01-05T10:00:00.000Z",
        "payDeadline": "2026-01-05T10:30:00.000Z",
        "arrivesBy": null,
        "totalCents": 2490,
        "quantity": 2,
        "sentQuantity": 2,
        "unsentQuantity": 0,
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
          "sentQuantity": 2,
          "unsentQuantity": 0,
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
     }
    },
    "actorId": "apply"
   }
  },
  {
   "type": "xstate.done.actor.apply",
   "label": "done apply refused (alreadySubmitted)",
   "event": {
    "type": "xstate.done.actor.apply",
    "output": {
     "type": "refused",
     "failure": {
      "type": "refused",
      "reason": "alreadySubmitted",
      "msg": null,
      "data": {
       "order": {
        "id": 31,
        "sn": "HL260105ABCDEFGHJK",
        "status": 2,
        "afterSaleStage": null,
        "placedAt": "2026-01-05T10:00:00.000Z",
        "payDeadline": "2026-01-05T10:30:00.000Z",
        "arrivesBy": null,
        "totalCents": 2490,
        "quantity": 2,
        "sentQuantity": 2,
        "unsentQuantity": 0,
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
          "sentQuantity": 2,
          "unsentQuantity": 0,
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
     }
    },
    "actorId": "apply"
   }
  },
  {
   "type": "xstate.done.actor.apply",
   "label": "done apply refused (uploadMissing)",
   "event": {
    "type": "xstate.done.actor.apply",
    "output": {
     "type": "refused",
     "failure": {
      "type": "refused",
      "reason": "uploadMissing",
      "msg": null,
      "data": null
     }
    },
    "actorId": "apply"
   }
  },
  {
   "type": "xstate.done.actor.apply",
   "label": "done apply failed (network)",
   "event": {
    "type": "xstate.done.actor.apply",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "apply"
   }
  },
  {
   "type": "xstate.error.actor.apply",
   "label": "error apply {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.apply",
    "error": "surprise",
    "actorId": "apply"
   }
  }
 ],
 "inputs": [
  {
   "orderId": 31,
   "productIds": []
  }
 ]
})

(window.flowBook ??= []).push({
 "id": "checkout",
 "question": "What does the order cost, where does it go, and can it be placed twice by mistake?",
 "description": "Settling an order: what it costs, where it goes, and placing it.",
 "svg": "<svg data-plan=\"c26e671cc9d604a1\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1457 1438\" width=\"1457\" height=\"1438\" role=\"img\" aria-label=\"checkout: Settling an order: what it costs, where it goes, and placing it.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1457\" height=\"1438\"/>\n<g class=\"leaf\" data-state=\"checkout.opening\"><title>Lines and addresses are on their way.</title><rect x=\"487\" y=\"126\" width=\"182\" height=\"96\" rx=\"10\"/><text class=\"title\" x=\"497\" y=\"147\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">Opening</text><g class=\"row\" data-arrow=\"opening:note.changed\" data-who=\"shopper\"><title>note.changed: What the shopper writes meanwhile is kept.</title><rect class=\"hit\" x=\"495\" y=\"156\" width=\"147\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(497 157)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"514\" y=\"167\" textLength=\"126\" lengthAdjust=\"spacingAndGlyphs\">What the shopper writes</text><text x=\"514\" y=\"181\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">meanwhile is kept</text></g><g class=\"row\" data-arrow=\"opening:draft.found\" data-who=\"browser\"><title>draft.found: What the shopper typed before a reload or a login is priced too.</title><rect class=\"hit\" x=\"495\" y=\"184\" width=\"166\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(497 185)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"514\" y=\"195\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">What the shopper typed</text><text x=\"514\" y=\"209\" textLength=\"145\" lengthAdjust=\"spacingAndGlyphs\">before a reload or a login …</text></g></g>\n<g class=\"leaf\" data-state=\"checkout.openingFailed\"><title>The checkout could not be opened. Nothing typed is lost.</title><rect x=\"133\" y=\"364\" width=\"184\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"143\" y=\"385\" textLength=\"95\" lengthAdjust=\"spacingAndGlyphs\">Opening failed</text><g class=\"row\" data-arrow=\"openingFailed:draft.found\" data-who=\"browser\"><title>draft.found: What the shopper typed before is kept for the next try.</title><rect class=\"hit\" x=\"141\" y=\"394\" width=\"168\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(143 395)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"160\" y=\"405\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">What the shopper typed</text><text x=\"160\" y=\"419\" textLength=\"147\" lengthAdjust=\"spacingAndGlyphs\">before is kept for the next …</text></g></g>\n<g class=\"leaf passing\" data-state=\"checkout.looking\"><title>Looking: Decides whether there is anything to price.</title><rect x=\"1195\" y=\"393.3\" width=\"24\" height=\"24\" rx=\"8\"/><path class=\"choice\" d=\"M1207 398.5L1213.9 405.3L1207 412.2L1200.1 405.3Z\"/></g>\n<g class=\"leaf passing\" data-state=\"checkout.judging\"><title>Judging: Decides whether the order can be placed as it stands.</title><rect x=\"732\" y=\"540\" width=\"24\" height=\"24\" rx=\"8\"/><path class=\"choice\" d=\"M744 545.1L750.9 552L744 558.9L737.1 552Z\"/></g>\n<g class=\"leaf\" data-state=\"checkout.empty\"><title>No line is selected: “select an item to check out”.</title><rect x=\"908\" y=\"524\" width=\"62\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"918\" y=\"545\" textLength=\"42\" lengthAdjust=\"spacingAndGlyphs\">Empty</text></g>\n<g class=\"box compound\" data-state=\"checkout.open\"><title>The shopper sees the order and may change it.</title><rect x=\"618\" y=\"686\" width=\"524\" height=\"148\" rx=\"12\"/><text class=\"title\" x=\"854\" y=\"713\" textLength=\"36\" lengthAdjust=\"spacingAndGlyphs\">Open</text><g class=\"row\" data-arrow=\"open:note.changed\" data-who=\"shopper\"><title>note.changed: The shopper writes a note to the shop.</title><rect class=\"hit\" x=\"852\" y=\"722\" width=\"121\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(854 723)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"871\" y=\"733\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The shopper writes</text><text x=\"871\" y=\"747\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">a note to the shop</text></g></g>\n<g class=\"leaf\" data-state=\"checkout.open.ready\"><title>The order can be placed for the total shown; a promo code that did not apply is not in it.</title><rect x=\"795\" y=\"778\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"805\" y=\"799\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Ready</text></g>\n<g class=\"leaf\" data-state=\"checkout.open.blockedByLines\"><title>Some lines are sold out, no longer for sale, or not sent there.</title><rect x=\"999\" y=\"707.3\" width=\"127\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1009\" y=\"728.3\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">Blocked by lines</text></g>\n<g class=\"leaf\" data-state=\"checkout.open.blockedByAddress\"><title>The order has no address to go to.</title><rect x=\"672\" y=\"702\" width=\"149\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"682\" y=\"723\" textLength=\"129\" lengthAdjust=\"spacingAndGlyphs\">Blocked by address</text></g>\n<g class=\"leaf\" data-state=\"checkout.quoting\"><title>The price is worked out, freight by where it goes.</title><rect x=\"980\" y=\"1052\" width=\"217\" height=\"110\" rx=\"10\"/><text class=\"title\" x=\"990\" y=\"1073\" textLength=\"52\" lengthAdjust=\"spacingAndGlyphs\">Quoting</text><g class=\"row\" data-arrow=\"quoting:address.chosen\" data-who=\"shopper\"><title>address.chosen: The order goes to another address, where freight may be another.</title><rect class=\"hit\" x=\"988\" y=\"1082\" width=\"201\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(990 1083)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1007\" y=\"1093\" textLength=\"180\" lengthAdjust=\"spacingAndGlyphs\">The order goes to another address</text></g><g class=\"row\" data-arrow=\"quoting:draft.found\" data-who=\"browser\"><title>draft.found: What the shopper typed before a reload or a login is priced too.</title><rect class=\"hit\" x=\"988\" y=\"1096\" width=\"166\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(990 1097)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"1007\" y=\"1107\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">What the shopper typed</text><text x=\"1007\" y=\"1121\" textLength=\"145\" lengthAdjust=\"spacingAndGlyphs\">before a reload or a login …</text></g><g class=\"row\" data-arrow=\"quoting:note.changed\" data-who=\"shopper\"><title>note.changed: What the shopper writes meanwhile is kept.</title><rect class=\"hit\" x=\"988\" y=\"1124\" width=\"147\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(990 1125)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1007\" y=\"1135\" textLength=\"126\" lengthAdjust=\"spacingAndGlyphs\">What the shopper writes</text><text x=\"1007\" y=\"1149\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">meanwhile is kept</text></g></g>\n<g class=\"leaf\" data-state=\"checkout.placing\"><title>The order is being placed: all its pieces are reserved, or none.</title><rect x=\"277\" y=\"1073\" width=\"172\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"287\" y=\"1094\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Placing</text><g class=\"row\" data-arrow=\"placing:address.added\" data-who=\"shopper\"><title>address.added: An order that is on its way already is not told of it; the next one is.</title><rect class=\"hit\" x=\"285\" y=\"1103\" width=\"156\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(287 1104)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"304\" y=\"1114\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">An order that is on its way</text><text x=\"304\" y=\"1128\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">already is not told of …</text></g></g>\n<g class=\"leaf\" data-state=\"checkout.quotingFailed\"><title>Today’s price could not be read.</title><rect x=\"1129\" y=\"1310\" width=\"184\" height=\"96\" rx=\"10\"/><text class=\"title\" x=\"1139\" y=\"1331\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">Quoting failed</text><g class=\"row\" data-arrow=\"quotingFailed:draft.found\" data-who=\"browser\"><title>draft.found: What the shopper typed before is kept for the next try.</title><rect class=\"hit\" x=\"1137\" y=\"1340\" width=\"168\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(1139 1341)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"1156\" y=\"1351\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">What the shopper typed</text><text x=\"1156\" y=\"1365\" textLength=\"147\" lengthAdjust=\"spacingAndGlyphs\">before is kept for the next …</text></g><g class=\"row\" data-arrow=\"quotingFailed:note.changed\" data-who=\"shopper\"><title>note.changed: What the shopper writes meanwhile is kept.</title><rect class=\"hit\" x=\"1137\" y=\"1368\" width=\"147\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1139 1369)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1156\" y=\"1379\" textLength=\"126\" lengthAdjust=\"spacingAndGlyphs\">What the shopper writes</text><text x=\"1156\" y=\"1393\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">meanwhile is kept</text></g></g>\n<g class=\"leaf\" data-state=\"checkout.placingFailed\"><title>Nobody knows whether the order was placed, so nothing can be changed before it is known.</title><rect x=\"306\" y=\"1310\" width=\"172\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"316\" y=\"1331\" textLength=\"88\" lengthAdjust=\"spacingAndGlyphs\">Placing failed</text><g class=\"row\" data-arrow=\"placingFailed:address.added\" data-who=\"shopper\"><title>address.added: An order that is on its way already is not told of it; the next one is.</title><rect class=\"hit\" x=\"314\" y=\"1340\" width=\"156\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(316 1341)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"333\" y=\"1351\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">An order that is on its way</text><text x=\"333\" y=\"1365\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">already is not told of …</text></g></g>\n<g class=\"leaf\" data-state=\"checkout.placed\"><title>The order exists; the cashier has it now.</title><rect x=\"149\" y=\"1310\" width=\"65\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"159\" y=\"1331\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Placed</text></g>\n<circle class=\"dot\" data-start=\"checkout\" cx=\"635\" cy=\"31\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M635 36L635 105Q635 112 628 112L615 112Q608 112 608 119L608 126\"/><path class=\"tip\" d=\"M608 126L611.6 118L604.4 118Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"checkout\"><rect x=\"507\" y=\"16\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"515\" y=\"30\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<circle class=\"dot\" data-start=\"checkout.open\" cx=\"639\" cy=\"745\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M639 750L639 757Q639 764 646 764L809 764Q816 764 816 771L816 778\"/><path class=\"tip\" d=\"M816 778L819.6 770L812.4 770Z\"/></g>\n<g class=\"arrow shopper\" data-line=\":address.added\"><path class=\"line\" d=\"M548 36L548 126\"/><path class=\"tip\" d=\"M548 126L551.6 118L544.4 118Z\"/></g>\n<g class=\"arrow server\" data-line=\"opening:xstate.done.actor.openCheckout\"><path class=\"line\" d=\"M629 222L629 241Q629 248 636 248L1203 248Q1210 248 1210 255L1210 348.5Q1210 350 1208.5 350L1208.5 350Q1207 350 1207 351.5L1207 393.3\"/><path class=\"tip\" d=\"M1207 393.3L1210.6 385.3L1203.4 385.3Z\"/></g>\n<g class=\"arrow server\" data-line=\"opening:xstate.done.actor.openCheckout:2 opening:xstate.error.actor.openCheckout\"><path class=\"line\" d=\"M527 222L527 241Q527 248 520 248L201 248Q194 248 194 255L194 364\"/><path class=\"tip\" d=\"M194 364L197.6 356L190.4 356Z\"/></g>\n<g class=\"arrow many\" data-line=\"openingFailed:checkout.retried openingFailed:connection.restored openingFailed:checkout.shown\"><path class=\"line\" d=\"M256 364L256 357Q256 350 263 350L370 350Q377 350 377 343L377 267Q377 260 384 260L541 260Q548 260 548 253L548 222\"/><path class=\"tip\" d=\"M548 222L544.4 230L551.6 230Z\"/></g>\n<g class=\"arrow chart\" data-line=\"looking:\"><path class=\"line\" d=\"M1203 417.3L1203 439Q1203 446 1196 446L956 446Q949 446 949 453L949 524\"/><path class=\"tip\" d=\"M949 524L952.6 516L945.4 516Z\"/></g>\n<g class=\"arrow chart\" data-line=\"looking::2\"><path class=\"line\" d=\"M1211 417.3L1211 1019Q1211 1026 1204 1026L1161 1026Q1154 1026 1154 1033L1154 1052\"/><path class=\"tip\" d=\"M1154 1052L1157.6 1044L1150.4 1044Z\"/></g>\n<g class=\"arrow chart\" data-line=\"judging:\"><path class=\"line\" d=\"M752 564L752 583Q752 590 759 590L929 590Q936 590 936 597L936 659Q936 666 943 666L1056 666Q1063 666 1062.8 673L1062.7 673Q1062.5 680 1062.5 687L1062.5 707.3\"/><path class=\"tip\" d=\"M1062.5 707.3L1066.1 699.3L1058.9 699.3Z\"/></g>\n<g class=\"arrow chart\" data-line=\"judging::2\"><path class=\"line\" d=\"M744 564L744 664.5Q744 666 745.5 666L745.5 666Q747 666 746.9 667.5L746.7 673Q746.5 680 746.5 687L746.5 702\"/><path class=\"tip\" d=\"M746.5 702L750.1 694L742.9 694Z\"/></g>\n<g class=\"arrow chart\" data-line=\"judging::3\"><path class=\"line\" d=\"M748 564L748 595Q748 602 755 602L830 602Q837 602 837 609L837 778\"/><path class=\"tip\" d=\"M837 778L840.6 770L833.4 770Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"empty:checkout.shown\"><path class=\"line\" d=\"M929 524L929 517Q929 510 922 510L595 510Q588 510 588 503L588 222\"/><path class=\"tip\" d=\"M588 222L584.4 230L591.6 230Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"open:checkout.shown\"><path class=\"line\" d=\"M1074 834L1074 859Q1074 866 1081 866L1163 866Q1170 866 1170 859L1170 517Q1170 510 1163 510L1120 510Q1113 510 1113 503L1113 267Q1113 260 1106 260L615 260Q608 260 608 253L608 222\"/><path class=\"tip\" d=\"M608 222L604.4 230L611.6 230Z\"/></g>\n<g class=\"arrow many\" data-line=\"open:draft.found open:address.chosen open:promo.applied open:promo.removed\"><path class=\"line\" d=\"M1064 834L1064 871Q1064 878 1071 878L1103 878Q1110 878 1110 885L1110 1052\"/><path class=\"tip\" d=\"M1110 1052L1113.6 1044L1106.4 1044Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"open.ready:order.submitted\"><path class=\"line\" d=\"M826.5 818L826.8 833Q827 840 827 847L827 847Q827 854 820 854L476 854Q469 854 469 861L469 1019Q469 1026 462 1026L413 1026Q406 1026 406 1033L406 1073\"/><path class=\"tip\" d=\"M406 1073L409.6 1065L402.4 1065Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"open.blockedByLines:problems.settled\"><path class=\"line\" d=\"M1041.3 747.3L1041 833Q1041 840 1041 847L1041 847Q1041 854 1034 854L940 854Q933 854 933 861L933 1019Q933 1026 940 1026L1060 1026Q1067 1026 1067 1033L1067 1052\"/><path class=\"tip\" d=\"M1067 1052L1070.6 1044L1063.4 1044Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"open.blockedByLines:problems.settled:2\"><path class=\"line\" d=\"M1083.7 747.3L1084 833Q1084 840 1084 847L1084 847Q1084 854 1091 854L1151 854Q1158 854 1158 847L1158 673Q1158 666 1151 666L1105 666Q1098 666 1098 659L1098 585Q1098 578 1091 578L946 578Q939 578 939 571L939 564\"/><path class=\"tip\" d=\"M939 564L935.4 572L942.6 572Z\"/></g>\n<g class=\"arrow server\" data-line=\"quoting:xstate.done.actor.quoteCheckout\"><path class=\"line\" d=\"M1023 1052L1023 1045Q1023 1038 1016 1038L581 1038Q574 1038 574 1031L574 873Q574 866 567 866L524 866Q517 866 517 859L517 609Q517 602 524 602L733 602Q740 602 740 595L740 564\"/><path class=\"tip\" d=\"M740 564L736.4 572L743.6 572Z\"/></g>\n<g class=\"arrow server\" data-line=\"quoting:xstate.done.actor.quoteCheckout:2 quoting:xstate.error.actor.quoteCheckout\"><path class=\"line\" d=\"M1052 1162L1052 1289Q1052 1296 1059 1296L1168 1296Q1175 1296 1175 1303L1175 1310\"/><path class=\"tip\" d=\"M1175 1310L1178.6 1302L1171.4 1302Z\"/></g>\n<g class=\"arrow server\" data-line=\"placing:xstate.done.actor.placeOrder\"><path class=\"line\" d=\"M320 1141L320 1169Q320 1176 313 1176L199 1176Q192 1176 192 1183L192 1310\"/><path class=\"tip\" d=\"M192 1310L195.6 1302L188.4 1302Z\"/></g>\n<g class=\"arrow server\" data-line=\"placing:xstate.done.actor.placeOrder:2\"><path class=\"line\" d=\"M363 1073L363 597Q363 590 370 590L729 590Q736 590 736 583L736 564\"/><path class=\"tip\" d=\"M736 564L732.4 572L739.6 572Z\"/></g>\n<g class=\"arrow server\" data-line=\"placing:xstate.done.actor.placeOrder:3\"><path class=\"line\" d=\"M320 1073L320 1033Q320 1026 313 1026L285 1026Q278 1026 278 1019L278 673Q278 666 285 666L343 666Q350 666 350 659L350 585Q350 578 357 578L475 578Q482 578 482 571L482 279Q482 272 489 272L561 272Q568 272 568 265L568 222\"/><path class=\"tip\" d=\"M568 222L564.4 230L571.6 230Z\"/></g>\n<g class=\"arrow server\" data-line=\"placing:xstate.done.actor.placeOrder:4 placing:xstate.error.actor.placeOrder\"><path class=\"line\" d=\"M363 1141L363 1310\"/><path class=\"tip\" d=\"M363 1310L366.6 1302L359.4 1302Z\"/></g>\n<g class=\"arrow many\" data-line=\"quotingFailed:address.chosen quotingFailed:checkout.retried quotingFailed:connection.restored quotingFailed:promo.removed\"><path class=\"line\" d=\"M1221 1310L1221 1183Q1221 1176 1214 1176L1132 1176Q1125 1176 1125 1169L1125 1162\"/><path class=\"tip\" d=\"M1125 1162L1121.4 1170L1128.6 1170Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"quotingFailed:checkout.shown\"><path class=\"line\" d=\"M1267 1310L1267 1303Q1267 1296 1274 1296L1329 1296Q1336 1296 1336 1289L1336 243Q1336 236 1329 236L656 236Q649 236 649 229L649 222\"/><path class=\"tip\" d=\"M649 222L645.4 230L652.6 230Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"placingFailed:checkout.retried\"><path class=\"line\" d=\"M421 1310L421 1303Q421 1296 428 1296L518 1296Q525 1296 525 1289L525 1183Q525 1176 518 1176L413 1176Q406 1176 406 1169L406 1141\"/><path class=\"tip\" d=\"M406 1141L402.4 1149L409.6 1149Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"placed:checkout.shown\"><path class=\"line\" d=\"M171 1310L171 1303Q171 1296 164 1296L102 1296Q95 1296 95 1289L95 243Q95 236 102 236L500 236Q507 236 507 229L507 222\"/><path class=\"tip\" d=\"M507 222L503.4 230L510.6 230Z\"/></g>\n<g class=\"label\"><rect x=\"476\" y=\"62\" width=\"143\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\":address.added\" data-who=\"shopper\"><title>address.added: The shopper added an address on the way: it is read, and the order goes there.</title><rect class=\"hit\" x=\"478\" y=\"66\" width=\"139\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(480 67)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"497\" y=\"77\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">The shopper added an</text><text x=\"497\" y=\"91\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">address on the way</text></g></g>\n<g class=\"label\"><rect x=\"1130\" y=\"293\" width=\"160\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"opening:xstate.done.actor.openCheckout\" data-who=\"server\"><title>openCheckout answered: What is to be ordered is here, and where it may go.</title><rect class=\"hit\" x=\"1132\" y=\"297\" width=\"156\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1134 298)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1151\" y=\"308\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">What is to be ordered is</text><text x=\"1151\" y=\"322\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">here, and where it may go</text></g></g>\n<g class=\"label\"><rect x=\"112\" y=\"286\" width=\"164\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"opening:xstate.done.actor.openCheckout:2\" data-who=\"server\"><title>openCheckout answered: Prices or addresses could not be read.</title><rect class=\"hit\" x=\"114\" y=\"290\" width=\"125\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(116 291)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"133\" y=\"301\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">Prices or addresses</text><text x=\"133\" y=\"315\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">could not be read</text></g><g class=\"row dim\" data-arrow=\"opening:xstate.error.actor.openCheckout\" data-who=\"server\"><title>openCheckout broke down</title><rect class=\"hit\" x=\"114\" y=\"318\" width=\"160\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(116 319)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"133\" y=\"329\" textLength=\"139\" lengthAdjust=\"spacingAndGlyphs\">openCheckout broke down</text></g></g>\n<g class=\"label\"><rect x=\"288\" y=\"286\" width=\"178\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"openingFailed:checkout.retried\" data-who=\"shopper\"><title>checkout.retried: The shopper tries again.</title><rect class=\"hit\" x=\"290\" y=\"290\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(292 291)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"309\" y=\"301\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"openingFailed:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"290\" y=\"304\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(292 305)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"309\" y=\"315\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g><g class=\"row\" data-arrow=\"openingFailed:checkout.shown\" data-who=\"shopper\"><title>checkout.shown: The shopper comes back to it.</title><rect class=\"hit\" x=\"290\" y=\"318\" width=\"174\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(292 319)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"309\" y=\"329\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The shopper comes back to it</text></g></g>\n<g class=\"label\"><rect x=\"880\" y=\"467\" width=\"138\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"looking:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"882\" y=\"471\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(884 472)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"901\" y=\"482\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">Has nothing to order?</text></g></g>\n<g class=\"label\"><rect x=\"1187\" y=\"623\" width=\"48\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"looking::2\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"1189\" y=\"627\" width=\"44\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(1191 628)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"1208\" y=\"638\" textLength=\"23\" lengthAdjust=\"spacingAndGlyphs\">Else</text></g></g>\n<g class=\"label\"><rect x=\"873\" y=\"623\" width=\"125\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"judging:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"875\" y=\"627\" width=\"121\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(877 628)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"894\" y=\"638\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">Has line problems?</text></g></g>\n<g class=\"label\"><rect x=\"687\" y=\"623\" width=\"114\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"judging::2\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"689\" y=\"627\" width=\"110\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(691 628)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"708\" y=\"638\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">Has no address?</text></g></g>\n<g class=\"label\"><rect x=\"813\" y=\"623\" width=\"48\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"judging::3\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"815\" y=\"627\" width=\"44\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(817 628)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"834\" y=\"638\" textLength=\"23\" lengthAdjust=\"spacingAndGlyphs\">Else</text></g></g>\n<g class=\"label\"><rect x=\"499\" y=\"387\" width=\"178\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"empty:checkout.shown\" data-who=\"shopper\"><title>checkout.shown: The shopper comes back to it.</title><rect class=\"hit\" x=\"501\" y=\"391\" width=\"174\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(503 392)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"520\" y=\"402\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The shopper comes back to it</text></g></g>\n<g class=\"label\"><rect x=\"1030\" y=\"460\" width=\"165\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"open:checkout.shown\" data-who=\"shopper\"><title>checkout.shown: Coming back from another screen reads prices and addresses again.</title><rect class=\"hit\" x=\"1032\" y=\"464\" width=\"161\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1034 465)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1051\" y=\"475\" textLength=\"138\" lengthAdjust=\"spacingAndGlyphs\">Coming back from another</text><text x=\"1051\" y=\"489\" textLength=\"140\" lengthAdjust=\"spacingAndGlyphs\">screen reads prices and …</text></g></g>\n<g class=\"label\"><rect x=\"1025\" y=\"892\" width=\"170\" height=\"120\" rx=\"6\"/><g class=\"row\" data-arrow=\"open:draft.found\" data-who=\"browser\"><title>draft.found: What the shopper typed before a reload or a login is priced too.</title><rect class=\"hit\" x=\"1027\" y=\"896\" width=\"166\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(1029 897)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"1046\" y=\"907\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">What the shopper typed</text><text x=\"1046\" y=\"921\" textLength=\"145\" lengthAdjust=\"spacingAndGlyphs\">before a reload or a login …</text></g><g class=\"row\" data-arrow=\"open:address.chosen\" data-who=\"shopper\"><title>address.chosen: The order goes to another address, where freight may be another.</title><rect class=\"hit\" x=\"1027\" y=\"924\" width=\"114\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1029 925)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1046\" y=\"935\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">The order goes to</text><text x=\"1046\" y=\"949\" textLength=\"85\" lengthAdjust=\"spacingAndGlyphs\">another address</text></g><g class=\"row\" data-arrow=\"open:promo.applied\" data-who=\"shopper\"><title>promo.applied: The shopper enters a promo code.</title><rect class=\"hit\" x=\"1027\" y=\"952\" width=\"123\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1029 953)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1046\" y=\"963\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">The shopper enters</text><text x=\"1046\" y=\"977\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">a promo code</text></g><g class=\"row\" data-arrow=\"open:promo.removed\" data-who=\"shopper\"><title>promo.removed: The shopper goes on without the promo code.</title><rect class=\"hit\" x=\"1027\" y=\"980\" width=\"143\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1029 981)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1046\" y=\"991\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">The shopper goes on</text><text x=\"1046\" y=\"1005\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">without the promo code</text></g></g>\n<g class=\"label\"><rect x=\"380\" y=\"941\" width=\"178\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"open.ready:order.submitted\" data-who=\"shopper\"><title>order.submitted: The shopper places the order.</title><rect class=\"hit\" x=\"382\" y=\"945\" width=\"174\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(384 946)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"401\" y=\"956\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The shopper places the order</text></g></g>\n<g class=\"label\"><rect x=\"853\" y=\"934\" width=\"160\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"open.blockedByLines:problems.settled\" data-who=\"shopper\"><title>problems.settled: The shopper goes on with what is still to be had.</title><rect class=\"hit\" x=\"855\" y=\"938\" width=\"156\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(857 939)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"874\" y=\"949\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The shopper goes on with</text><text x=\"874\" y=\"963\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">what is still to be had</text></g></g>\n<g class=\"label\"><rect x=\"1041\" y=\"616\" width=\"113\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"open.blockedByLines:problems.settled:2\" data-who=\"shopper\"><title>problems.settled: Nothing of it is to be had any more.</title><rect class=\"hit\" x=\"1043\" y=\"620\" width=\"109\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1045 621)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1062\" y=\"631\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">Nothing of it is to</text><text x=\"1062\" y=\"645\" textLength=\"88\" lengthAdjust=\"spacingAndGlyphs\">be had any more</text></g></g>\n<g class=\"label\"><rect x=\"443\" y=\"749\" width=\"147\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"quoting:xstate.done.actor.quoteCheckout\" data-who=\"server\"><title>quoteCheckout answered: The new price is shown.</title><rect class=\"hit\" x=\"445\" y=\"753\" width=\"143\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(447 754)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"464\" y=\"764\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">The new price is shown</text></g></g>\n<g class=\"label\"><rect x=\"968\" y=\"1218\" width=\"167\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"quoting:xstate.done.actor.quoteCheckout:2\" data-who=\"server\"><title>quoteCheckout answered: The price could not be read.</title><rect class=\"hit\" x=\"970\" y=\"1222\" width=\"163\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(972 1223)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"989\" y=\"1233\" textLength=\"142\" lengthAdjust=\"spacingAndGlyphs\">The price could not be read</text></g><g class=\"row dim\" data-arrow=\"quoting:xstate.error.actor.quoteCheckout\" data-who=\"server\"><title>quoteCheckout broke down</title><rect class=\"hit\" x=\"970\" y=\"1236\" width=\"163\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(972 1237)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"989\" y=\"1247\" textLength=\"142\" lengthAdjust=\"spacingAndGlyphs\">quoteCheckout broke down</text></g></g>\n<g class=\"label\"><rect x=\"112\" y=\"1225\" width=\"160\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"placing:xstate.done.actor.placeOrder\" data-who=\"server\"><title>placeOrder answered: The order waits to be paid.</title><rect class=\"hit\" x=\"114\" y=\"1229\" width=\"156\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(116 1230)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"133\" y=\"1240\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The order waits to be paid</text></g></g>\n<g class=\"label\"><rect x=\"295\" y=\"742\" width=\"136\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"placing:xstate.done.actor.placeOrder:2\" data-who=\"server\"><title>placeOrder answered: Price, stock or promo code changed: the shopper sees both totals and decides.</title><rect class=\"hit\" x=\"297\" y=\"746\" width=\"132\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(299 747)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"316\" y=\"757\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">Price, stock or promo</text><text x=\"316\" y=\"771\" textLength=\"74\" lengthAdjust=\"spacingAndGlyphs\">code changed</text></g></g>\n<g class=\"label\"><rect x=\"394\" y=\"533\" width=\"175\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"placing:xstate.done.actor.placeOrder:3\" data-who=\"server\"><title>placeOrder answered: The address no longer exists: everything is read again.</title><rect class=\"hit\" x=\"396\" y=\"537\" width=\"171\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(398 538)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"415\" y=\"548\" textLength=\"150\" lengthAdjust=\"spacingAndGlyphs\">The address no longer exists</text></g></g>\n<g class=\"label\"><rect x=\"284\" y=\"1218\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"placing:xstate.done.actor.placeOrder:4\" data-who=\"server\"><title>placeOrder answered: The answer never arrived.</title><rect class=\"hit\" x=\"286\" y=\"1222\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(288 1223)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"305\" y=\"1233\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"placing:xstate.error.actor.placeOrder\" data-who=\"server\"><title>placeOrder broke down</title><rect class=\"hit\" x=\"286\" y=\"1236\" width=\"143\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(288 1237)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"305\" y=\"1247\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">placeOrder broke down</text></g></g>\n<g class=\"label\"><rect x=\"1147\" y=\"1190\" width=\"148\" height=\"92\" rx=\"6\"/><g class=\"row\" data-arrow=\"quotingFailed:address.chosen\" data-who=\"shopper\"><title>address.chosen: The order goes to another address, where freight may be another.</title><rect class=\"hit\" x=\"1149\" y=\"1194\" width=\"114\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1151 1195)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1168\" y=\"1205\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">The order goes to</text><text x=\"1168\" y=\"1219\" textLength=\"85\" lengthAdjust=\"spacingAndGlyphs\">another address</text></g><g class=\"row\" data-arrow=\"quotingFailed:checkout.retried\" data-who=\"shopper\"><title>checkout.retried: The shopper tries again.</title><rect class=\"hit\" x=\"1149\" y=\"1222\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1151 1223)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1168\" y=\"1233\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"quotingFailed:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"1149\" y=\"1236\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(1151 1237)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"1168\" y=\"1247\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g><g class=\"row\" data-arrow=\"quotingFailed:promo.removed\" data-who=\"shopper\"><title>promo.removed: The shopper goes on without the promo code.</title><rect class=\"hit\" x=\"1149\" y=\"1250\" width=\"143\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1151 1251)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1168\" y=\"1261\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">The shopper goes on</text><text x=\"1168\" y=\"1275\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">without the promo code</text></g></g>\n<g class=\"label\"><rect x=\"1247\" y=\"623\" width=\"178\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"quotingFailed:checkout.shown\" data-who=\"shopper\"><title>checkout.shown: The shopper comes back to it.</title><rect class=\"hit\" x=\"1249\" y=\"627\" width=\"174\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1251 628)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1268\" y=\"638\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The shopper comes back to it</text></g></g>\n<g class=\"label\"><rect x=\"454\" y=\"1225\" width=\"142\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"placingFailed:checkout.retried\" data-who=\"shopper\"><title>checkout.retried: Sends the same again, so no second order can come of it.</title><rect class=\"hit\" x=\"456\" y=\"1229\" width=\"138\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(458 1230)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"475\" y=\"1240\" textLength=\"117\" lengthAdjust=\"spacingAndGlyphs\">Sends the same again</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"616\" width=\"157\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"placed:checkout.shown\" data-who=\"shopper\"><title>checkout.shown: Coming back starts over with what is selected now.</title><rect class=\"hit\" x=\"18\" y=\"620\" width=\"153\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(20 621)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"37\" y=\"631\" textLength=\"126\" lengthAdjust=\"spacingAndGlyphs\">Coming back starts over</text><text x=\"37\" y=\"645\" textLength=\"132\" lengthAdjust=\"spacingAndGlyphs\">with what is selected now</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "checkout.opening",
   "name": "opening",
   "title": "Opening",
   "code": null,
   "kind": "leaf",
   "description": "Lines and addresses are on their way.",
   "tags": [
    "busy"
   ],
   "calls": [
    "openCheckout"
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
     "file": "screens/checkout/opening.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/checkout/opening.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/checkout/opening.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/checkout/opening.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "checkout.openingFailed",
   "name": "openingFailed",
   "title": "Opening failed",
   "code": null,
   "kind": "leaf",
   "description": "The checkout could not be opened. Nothing typed is lost.",
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
     "file": "screens/checkout/openingFailed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/checkout/openingFailed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/checkout/openingFailed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/checkout/openingFailed.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "checkout.looking",
   "name": "looking",
   "title": "Looking",
   "code": null,
   "kind": "leaf",
   "description": "Decides whether there is anything to price.",
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
   "id": "checkout.judging",
   "name": "judging",
   "title": "Judging",
   "code": null,
   "kind": "leaf",
   "description": "Decides whether the order can be placed as it stands.",
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
   "id": "checkout.empty",
   "name": "empty",
   "title": "Empty",
   "code": null,
   "kind": "leaf",
   "description": "No line is selected: “select an item to check out”.",
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
     "file": "screens/checkout/empty.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/checkout/empty.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/checkout/empty.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/checkout/empty.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "checkout.open",
   "name": "open",
   "title": "Open",
   "code": null,
   "kind": "compound",
   "description": "The shopper sees the order and may change it.",
   "tags": [
    "editable",
    "readdressable"
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
   "id": "checkout.open.ready",
   "name": "open.ready",
   "title": "Ready",
   "code": null,
   "kind": "leaf",
   "description": "The order can be placed for the total shown; a promo code that did not apply is not in it.",
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
     "file": "screens/checkout/open.ready.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/checkout/open.ready.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/checkout/open.ready.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/checkout/open.ready.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "checkout.open.blockedByLines",
   "name": "open.blockedByLines",
   "title": "Blocked by lines",
   "code": null,
   "kind": "leaf",
   "description": "Some lines are sold out, no longer for sale, or not sent there.",
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
     "file": "screens/checkout/open.blockedByLines.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/checkout/open.blockedByLines.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/checkout/open.blockedByLines.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/checkout/open.blockedByLines.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "checkout.open.blockedByAddress",
   "name": "open.blockedByAddress",
   "title": "Blocked by address",
   "code": null,
   "kind": "leaf",
   "description": "The order has no address to go to.",
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
     "file": "screens/checkout/open.blockedByAddress.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/checkout/open.blockedByAddress.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/checkout/open.blockedByAddress.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/checkout/open.blockedByAddress.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "checkout.quoting",
   "name": "quoting",
   "title": "Quoting",
   "code": null,
   "kind": "leaf",
   "description": "The price is worked out, freight by where it goes.",
   "tags": [
    "busy",
    "readdressable"
   ],
   "calls": [
    "quoteCheckout"
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
     "file": "screens/checkout/quoting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/checkout/quoting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/checkout/quoting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/checkout/quoting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "checkout.placing",
   "name": "placing",
   "title": "Placing",
   "code": null,
   "kind": "leaf",
   "description": "The order is being placed: all its pieces are reserved, or none.",
   "tags": [
    "busy"
   ],
   "calls": [
    "placeOrder"
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
     "file": "screens/checkout/placing.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/checkout/placing.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/checkout/placing.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/checkout/placing.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "checkout.quotingFailed",
   "name": "quotingFailed",
   "title": "Quoting failed",
   "code": null,
   "kind": "leaf",
   "description": "Today’s price could not be read.",
   "tags": [
    "readdressable"
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
     "file": "screens/checkout/quotingFailed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/checkout/quotingFailed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/checkout/quotingFailed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/checkout/quotingFailed.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "checkout.placingFailed",
   "name": "placingFailed",
   "title": "Placing failed",
   "code": null,
   "kind": "leaf",
   "description": "Nobody knows whether the order was placed, so nothing can be changed before it is known.",
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
     "file": "screens/checkout/placingFailed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/checkout/placingFailed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/checkout/placingFailed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/checkout/placingFailed.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "checkout.placed",
   "name": "placed",
   "title": "Placed",
   "code": null,
   "kind": "leaf",
   "description": "The order exists; the cashier has it now.",
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
     "file": "screens/checkout/placed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/checkout/placed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/checkout/placed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/checkout/placed.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": ":address.added",
   "key": "checkout: address.added → checkout.opening",
   "from": "",
   "to": [
    "opening"
   ],
   "event": "address.added",
   "words": "address.added",
   "label": "The shopper added an address on the way",
   "description": "The shopper added an address on the way: it is read, and the order goes there.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepAdded",
    "forgetRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/cart/list",
      "input": {},
      "isKeyed": false
     },
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
    "planted": 8,
    "noticed": 8
   }
  },
  {
   "name": "opening:note.changed",
   "key": "checkout.opening: note.changed → stays",
   "from": "opening",
   "to": [],
   "event": "note.changed",
   "words": "note.changed",
   "label": "What the shopper writes meanwhile is kept",
   "description": "What the shopper writes meanwhile is kept.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "setNote"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
   "name": "opening:draft.found",
   "key": "checkout.opening: draft.found → stays",
   "from": "opening",
   "to": [],
   "event": "draft.found",
   "words": "draft.found",
   "label": "What the shopper typed before a reload or a login …",
   "description": "What the shopper typed before a reload or a login is priced too.",
   "who": "browser",
   "isMoney": false,
   "guard": "hasTypedNothing",
   "effects": [
    "keepDraft"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "it comes with a reload, which is played apart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "it comes with a reload, which is played apart"
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
   "name": "opening:xstate.done.actor.openCheckout",
   "key": "checkout.opening: xstate.done.actor.openCheckout → checkout.looking [branch 1]",
   "from": "opening",
   "to": [
    "looking"
   ],
   "event": "xstate.done.actor.openCheckout",
   "words": "openCheckout answered",
   "label": "What is to be ordered is here, and where it may go",
   "description": "What is to be ordered is here, and where it may go.",
   "who": "server",
   "isMoney": false,
   "guard": "hasOpened",
   "effects": [
    "keepOpened"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/cart/list, GET /api/user/address_list"
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/checkout/quote",
      "input": {
       "items": [
        {
         "skuId": 200,
         "quantity": 2
        },
        {
         "skuId": 201,
         "quantity": 5
        },
        {
         "skuId": 202,
         "quantity": 1
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
    "planted": 16,
    "noticed": 16
   }
  },
  {
   "name": "opening:xstate.done.actor.openCheckout:2",
   "key": "checkout.opening: xstate.done.actor.openCheckout → checkout.openingFailed [branch 2]",
   "from": "opening",
   "to": [
    "openingFailed"
   ],
   "event": "xstate.done.actor.openCheckout",
   "words": "openCheckout answered",
   "label": "Prices or addresses could not be read",
   "description": "Prices or addresses could not be read.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepOpened"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/cart/list, GET /api/user/address_list"
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
   "name": "opening:xstate.error.actor.openCheckout",
   "key": "checkout.opening: xstate.error.actor.openCheckout → checkout.openingFailed",
   "from": "opening",
   "to": [
    "openingFailed"
   ],
   "event": "xstate.error.actor.openCheckout",
   "words": "openCheckout broke down",
   "label": "openCheckout broke down",
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
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/cart/list, GET /api/user/address_list"
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
   "name": "openingFailed:draft.found",
   "key": "checkout.openingFailed: draft.found → stays",
   "from": "openingFailed",
   "to": [],
   "event": "draft.found",
   "words": "draft.found",
   "label": "What the shopper typed before is kept for the next …",
   "description": "What the shopper typed before is kept for the next try.",
   "who": "browser",
   "isMoney": false,
   "guard": "hasTypedNothing",
   "effects": [
    "keepDraft"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "it comes with a reload, which is played apart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "it comes with a reload, which is played apart"
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
   "name": "openingFailed:checkout.retried",
   "key": "checkout.openingFailed: checkout.retried → checkout.opening",
   "from": "openingFailed",
   "to": [
    "opening"
   ],
   "event": "checkout.retried",
   "words": "checkout.retried",
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
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/cart/list",
      "input": {},
      "isKeyed": false
     },
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
   "name": "openingFailed:connection.restored",
   "key": "checkout.openingFailed: connection.restored → checkout.opening",
   "from": "openingFailed",
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
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/cart/list",
      "input": {},
      "isKeyed": false
     },
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
   "name": "openingFailed:checkout.shown",
   "key": "checkout.openingFailed: checkout.shown → checkout.opening",
   "from": "openingFailed",
   "to": [
    "opening"
   ],
   "event": "checkout.shown",
   "words": "checkout.shown",
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
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/cart/list",
      "input": {},
      "isKeyed": false
     },
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
   "name": "looking:",
   "key": "checkout.looking: always → checkout.empty [branch 1]",
   "from": "looking",
   "to": [
    "empty"
   ],
   "event": "",
   "words": "at once",
   "label": "Has nothing to order?",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": "hasNothingToOrder",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
   "name": "looking::2",
   "key": "checkout.looking: always → checkout.quoting [branch 2]",
   "from": "looking",
   "to": [
    "quoting"
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
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/checkout/quote",
      "input": {
       "items": [
        {
         "skuId": 200,
         "quantity": 2
        },
        {
         "skuId": 201,
         "quantity": 5
        },
        {
         "skuId": 202,
         "quantity": 1
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
    "planted": 3,
    "noticed": 3
   }
  },
  {
   "name": "judging:",
   "key": "checkout.judging: always → checkout.open.blockedByLines [branch 1]",
   "from": "judging",
   "to": [
    "open.blockedByLines"
   ],
   "event": "",
   "words": "at once",
   "label": "Has line problems?",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": "hasLineProblems",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
    "planted": 7,
    "noticed": 7
   }
  },
  {
   "name": "judging::2",
   "key": "checkout.judging: always → checkout.open.blockedByAddress [branch 2]",
   "from": "judging",
   "to": [
    "open.blockedByAddress"
   ],
   "event": "",
   "words": "at once",
   "label": "Has no address?",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": "hasNoAddress",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
   "key": "checkout.judging: always → checkout.open.ready [branch 3]",
   "from": "judging",
   "to": [
    "open.ready"
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
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
   "name": "empty:checkout.shown",
   "key": "checkout.empty: checkout.shown → checkout.opening",
   "from": "empty",
   "to": [
    "opening"
   ],
   "event": "checkout.shown",
   "words": "checkout.shown",
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
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/cart/list",
      "input": {},
      "isKeyed": false
     },
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
   "name": "open:checkout.shown",
   "key": "checkout.open: checkout.shown → checkout.opening",
   "from": "open",
   "to": [
    "opening"
   ],
   "event": "checkout.shown",
   "words": "checkout.shown",
   "label": "Coming back from another screen reads prices and …",
   "description": "Coming back from another screen reads prices and addresses again.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "forgetRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/cart/list",
      "input": {},
      "isKeyed": false
     },
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
    "planted": 6,
    "noticed": 6
   }
  },
  {
   "name": "open:draft.found",
   "key": "checkout.open: draft.found → checkout.quoting",
   "from": "open",
   "to": [
    "quoting"
   ],
   "event": "draft.found",
   "words": "draft.found",
   "label": "What the shopper typed before a reload or a login …",
   "description": "What the shopper typed before a reload or a login is priced too.",
   "who": "browser",
   "isMoney": false,
   "guard": "hasTypedNothing",
   "effects": [
    "keepDraft"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "it comes with a reload, which is played apart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "it comes with a reload, which is played apart"
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
   "name": "open:address.chosen",
   "key": "checkout.open: address.chosen → checkout.quoting",
   "from": "open",
   "to": [
    "quoting"
   ],
   "event": "address.chosen",
   "words": "address.chosen",
   "label": "The order goes to another address",
   "description": "The order goes to another address, where freight may be another.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isKnownAddress",
   "effects": [
    "chooseAddress",
    "forgetRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/checkout/quote",
      "input": {
       "items": [
        {
         "skuId": 200,
         "quantity": 2
        },
        {
         "skuId": 201,
         "quantity": 5
        },
        {
         "skuId": 202,
         "quantity": 1
        }
       ],
       "country": "US"
      },
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
   "name": "open:promo.applied",
   "key": "checkout.open: promo.applied → checkout.quoting",
   "from": "open",
   "to": [
    "quoting"
   ],
   "event": "promo.applied",
   "words": "promo.applied",
   "label": "The shopper enters a promo code",
   "description": "The shopper enters a promo code.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "setPromoCode",
    "forgetRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/checkout/quote",
      "input": {
       "items": [
        {
         "skuId": 200,
         "quantity": 2
        },
        {
         "skuId": 201,
         "quantity": 3
        }
       ],
       "promoCode": "HARBOR10",
       "country": "US"
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 8,
    "noticed": 8
   }
  },
  {
   "name": "open:promo.removed",
   "key": "checkout.open: promo.removed → checkout.quoting",
   "from": "open",
   "to": [
    "quoting"
   ],
   "event": "promo.removed",
   "words": "promo.removed",
   "label": "The shopper goes on without the promo code",
   "description": "The shopper goes on without the promo code.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "removePromoCode",
    "forgetRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/checkout/quote",
      "input": {
       "items": [
        {
         "skuId": 200,
         "quantity": 2
        },
        {
         "skuId": 201,
         "quantity": 3
        }
       ],
       "country": "US"
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
   "name": "open:note.changed",
   "key": "checkout.open: note.changed → stays",
   "from": "open",
   "to": [],
   "event": "note.changed",
   "words": "note.changed",
   "label": "The shopper writes a note to the shop",
   "description": "The shopper writes a note to the shop.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "setNote",
    "forgetRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
   "name": "open.ready:order.submitted",
   "key": "checkout.open.ready: order.submitted → checkout.placing",
   "from": "open.ready",
   "to": [
    "placing"
   ],
   "event": "order.submitted",
   "words": "order.submitted",
   "label": "The shopper places the order",
   "description": "The shopper places the order.",
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
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/order/create",
      "input": {
       "source": "cart",
       "addressId": 8,
       "note": "",
       "totalCents": 2490,
       "items": [
        {
         "skuId": 200,
         "quantity": 2
        },
        {
         "skuId": 201,
         "quantity": 5
        },
        {
         "skuId": 202,
         "quantity": 1
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
    "planted": 2,
    "noticed": 2
   }
  },
  {
   "name": "open.blockedByLines:problems.settled",
   "key": "checkout.open.blockedByLines: problems.settled → checkout.quoting [branch 1]",
   "from": "open.blockedByLines",
   "to": [
    "quoting"
   ],
   "event": "problems.settled",
   "words": "problems.settled",
   "label": "The shopper goes on with what is still to be had",
   "description": "The shopper goes on with what is still to be had.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isSomethingLeft",
   "effects": [
    "settleProblems",
    "forgetRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/checkout/quote",
      "input": {
       "items": [
        {
         "skuId": 200,
         "quantity": 2
        },
        {
         "skuId": 201,
         "quantity": 3
        }
       ],
       "country": "US"
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 13,
    "noticed": 13
   }
  },
  {
   "name": "open.blockedByLines:problems.settled:2",
   "key": "checkout.open.blockedByLines: problems.settled → checkout.empty [branch 2]",
   "from": "open.blockedByLines",
   "to": [
    "empty"
   ],
   "event": "problems.settled",
   "words": "problems.settled",
   "label": "Nothing of it is to be had any more",
   "description": "Nothing of it is to be had any more.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "settleProblems",
    "forgetQuote",
    "forgetRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
    "planted": 11,
    "noticed": 11
   }
  },
  {
   "name": "quoting:address.chosen",
   "key": "checkout.quoting: address.chosen → checkout.quoting",
   "from": "quoting",
   "to": [
    "quoting"
   ],
   "event": "address.chosen",
   "words": "address.chosen",
   "label": "The order goes to another address",
   "description": "The order goes to another address, where freight may be another.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isKnownAddress",
   "effects": [
    "chooseAddress",
    "forgetRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/checkout/quote",
      "input": {
       "items": [
        {
         "skuId": 200,
         "quantity": 2
        },
        {
         "skuId": 201,
         "quantity": 5
        },
        {
         "skuId": 202,
         "quantity": 1
        }
       ],
       "country": "US"
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 15,
    "noticed": 14
   }
  },
  {
   "name": "quoting:draft.found",
   "key": "checkout.quoting: draft.found → checkout.quoting",
   "from": "quoting",
   "to": [
    "quoting"
   ],
   "event": "draft.found",
   "words": "draft.found",
   "label": "What the shopper typed before a reload or a login …",
   "description": "What the shopper typed before a reload or a login is priced too.",
   "who": "browser",
   "isMoney": false,
   "guard": "hasTypedNothing",
   "effects": [
    "keepDraft"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "it comes with a reload, which is played apart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "it comes with a reload, which is played apart"
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
   "name": "quoting:note.changed",
   "key": "checkout.quoting: note.changed → stays",
   "from": "quoting",
   "to": [],
   "event": "note.changed",
   "words": "note.changed",
   "label": "What the shopper writes meanwhile is kept",
   "description": "What the shopper writes meanwhile is kept.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "setNote"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
   "name": "quoting:xstate.done.actor.quoteCheckout",
   "key": "checkout.quoting: xstate.done.actor.quoteCheckout → checkout.judging [branch 1]",
   "from": "quoting",
   "to": [
    "judging"
   ],
   "event": "xstate.done.actor.quoteCheckout",
   "words": "quoteCheckout answered",
   "label": "The new price is shown",
   "description": "The new price is shown.",
   "who": "server",
   "isMoney": false,
   "guard": "isQuoted",
   "effects": [
    "keepQuoted"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/checkout/quote"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 10,
    "noticed": 9
   }
  },
  {
   "name": "quoting:xstate.done.actor.quoteCheckout:2",
   "key": "checkout.quoting: xstate.done.actor.quoteCheckout → checkout.quotingFailed [branch 2]",
   "from": "quoting",
   "to": [
    "quotingFailed"
   ],
   "event": "xstate.done.actor.quoteCheckout",
   "words": "quoteCheckout answered",
   "label": "The price could not be read",
   "description": "The price could not be read.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepQuoted"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/checkout/quote"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 8,
    "noticed": 7
   }
  },
  {
   "name": "quoting:xstate.error.actor.quoteCheckout",
   "key": "checkout.quoting: xstate.error.actor.quoteCheckout → checkout.quotingFailed",
   "from": "quoting",
   "to": [
    "quotingFailed"
   ],
   "event": "xstate.error.actor.quoteCheckout",
   "words": "quoteCheckout broke down",
   "label": "quoteCheckout broke down",
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
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/checkout/quote"
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
   "name": "placing:address.added",
   "key": "checkout.placing: address.added → stays",
   "from": "placing",
   "to": [],
   "event": "address.added",
   "words": "address.added",
   "label": "An order that is on its way already is not told of …",
   "description": "An order that is on its way already is not told of it; the next one is.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepAdded"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "no address is added on the screen of an order that is being placed"
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
   "name": "placing:xstate.done.actor.placeOrder",
   "key": "checkout.placing: xstate.done.actor.placeOrder → checkout.placed [branch 1]",
   "from": "placing",
   "to": [
    "placed"
   ],
   "event": "xstate.done.actor.placeOrder",
   "words": "placeOrder answered",
   "label": "The order waits to be paid",
   "description": "The order waits to be paid.",
   "who": "server",
   "isMoney": false,
   "guard": "isPlaced",
   "effects": [
    "keepOrder",
    "refreshCart",
    "openCashier"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/order/create"
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
   "name": "placing:xstate.done.actor.placeOrder:2",
   "key": "checkout.placing: xstate.done.actor.placeOrder → checkout.judging [branch 2]",
   "from": "placing",
   "to": [
    "judging"
   ],
   "event": "xstate.done.actor.placeOrder",
   "words": "placeOrder answered",
   "label": "Price, stock or promo code changed",
   "description": "Price, stock or promo code changed: the shopper sees both totals and decides.",
   "who": "server",
   "isMoney": false,
   "guard": "isRefusedWithQuote",
   "effects": [
    "keepRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/order/create"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 17,
    "noticed": 16
   }
  },
  {
   "name": "placing:xstate.done.actor.placeOrder:3",
   "key": "checkout.placing: xstate.done.actor.placeOrder → checkout.opening [branch 3]",
   "from": "placing",
   "to": [
    "opening"
   ],
   "event": "xstate.done.actor.placeOrder",
   "words": "placeOrder answered",
   "label": "The address no longer exists",
   "description": "The address no longer exists: everything is read again.",
   "who": "server",
   "isMoney": false,
   "guard": "isRefused",
   "effects": [
    "keepRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/order/create"
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/cart/list",
      "input": {},
      "isKeyed": false
     },
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
    "planted": 15,
    "noticed": 14
   }
  },
  {
   "name": "placing:xstate.done.actor.placeOrder:4",
   "key": "checkout.placing: xstate.done.actor.placeOrder → checkout.placingFailed [branch 4]",
   "from": "placing",
   "to": [
    "placingFailed"
   ],
   "event": "xstate.done.actor.placeOrder",
   "words": "placeOrder answered",
   "label": "The answer never arrived",
   "description": "The answer never arrived.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepPlaceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/order/create"
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
   "name": "placing:xstate.error.actor.placeOrder",
   "key": "checkout.placing: xstate.error.actor.placeOrder → checkout.placingFailed",
   "from": "placing",
   "to": [
    "placingFailed"
   ],
   "event": "xstate.error.actor.placeOrder",
   "words": "placeOrder broke down",
   "label": "placeOrder broke down",
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
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/order/create"
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
   "name": "quotingFailed:draft.found",
   "key": "checkout.quotingFailed: draft.found → stays",
   "from": "quotingFailed",
   "to": [],
   "event": "draft.found",
   "words": "draft.found",
   "label": "What the shopper typed before is kept for the next …",
   "description": "What the shopper typed before is kept for the next try.",
   "who": "browser",
   "isMoney": false,
   "guard": "hasTypedNothing",
   "effects": [
    "keepDraft"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "it comes with a reload, which is played apart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "it comes with a reload, which is played apart"
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
   "name": "quotingFailed:address.chosen",
   "key": "checkout.quotingFailed: address.chosen → checkout.quoting",
   "from": "quotingFailed",
   "to": [
    "quoting"
   ],
   "event": "address.chosen",
   "words": "address.chosen",
   "label": "The order goes to another address",
   "description": "The order goes to another address, where freight may be another.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isKnownAddress",
   "effects": [
    "chooseAddress",
    "forgetRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/checkout/quote",
      "input": {
       "items": [
        {
         "skuId": 200,
         "quantity": 2
        },
        {
         "skuId": 201,
         "quantity": 5
        },
        {
         "skuId": 202,
         "quantity": 1
        }
       ],
       "country": "US"
      },
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
   "name": "quotingFailed:note.changed",
   "key": "checkout.quotingFailed: note.changed → stays",
   "from": "quotingFailed",
   "to": [],
   "event": "note.changed",
   "words": "note.changed",
   "label": "What the shopper writes meanwhile is kept",
   "description": "What the shopper writes meanwhile is kept.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "setNote"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
   "name": "quotingFailed:checkout.retried",
   "key": "checkout.quotingFailed: checkout.retried → checkout.quoting",
   "from": "quotingFailed",
   "to": [
    "quoting"
   ],
   "event": "checkout.retried",
   "words": "checkout.retried",
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
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/checkout/quote",
      "input": {
       "items": [
        {
         "skuId": 200,
         "quantity": 2
        },
        {
         "skuId": 201,
         "quantity": 5
        },
        {
         "skuId": 202,
         "quantity": 1
        }
       ],
       "country": "US"
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
   "name": "quotingFailed:connection.restored",
   "key": "checkout.quotingFailed: connection.restored → checkout.quoting",
   "from": "quotingFailed",
   "to": [
    "quoting"
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
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/checkout/quote",
      "input": {
       "items": [
        {
         "skuId": 200,
         "quantity": 2
        },
        {
         "skuId": 201,
         "quantity": 3
        }
       ],
       "country": "US"
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 2,
    "noticed": 1
   }
  },
  {
   "name": "quotingFailed:promo.removed",
   "key": "checkout.quotingFailed: promo.removed → checkout.quoting",
   "from": "quotingFailed",
   "to": [
    "quoting"
   ],
   "event": "promo.removed",
   "words": "promo.removed",
   "label": "The shopper goes on without the promo code",
   "description": "The shopper goes on without the promo code.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "removePromoCode",
    "forgetRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/checkout/quote",
      "input": {
       "items": [
        {
         "skuId": 200,
         "quantity": 2
        },
        {
         "skuId": 201,
         "quantity": 5
        },
        {
         "skuId": 202,
         "quantity": 1
        }
       ],
       "country": "US"
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
   "name": "quotingFailed:checkout.shown",
   "key": "checkout.quotingFailed: checkout.shown → checkout.opening",
   "from": "quotingFailed",
   "to": [
    "opening"
   ],
   "event": "checkout.shown",
   "words": "checkout.shown",
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
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/cart/list",
      "input": {},
      "isKeyed": false
     },
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
   "name": "placingFailed:address.added",
   "key": "checkout.placingFailed: address.added → stays",
   "from": "placingFailed",
   "to": [],
   "event": "address.added",
   "words": "address.added",
   "label": "An order that is on its way already is not told of …",
   "description": "An order that is on its way already is not told of it; the next one is.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepAdded"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "no address is added on the screen of an order that is being placed"
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
   "name": "placingFailed:checkout.retried",
   "key": "checkout.placingFailed: checkout.retried → checkout.placing",
   "from": "placingFailed",
   "to": [
    "placing"
   ],
   "event": "checkout.retried",
   "words": "checkout.retried",
   "label": "Sends the same again",
   "description": "Sends the same again, so no second order can come of it.",
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
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/order/create",
      "input": {
       "source": "cart",
       "addressId": 8,
       "note": "",
       "totalCents": 2690,
       "items": [
        {
         "skuId": 200,
         "quantity": 2
        },
        {
         "skuId": 201,
         "quantity": 5
        },
        {
         "skuId": 202,
         "quantity": 1
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
    "planted": 2,
    "noticed": 2
   }
  },
  {
   "name": "placed:checkout.shown",
   "key": "checkout.placed: checkout.shown → checkout.opening",
   "from": "placed",
   "to": [
    "opening"
   ],
   "event": "checkout.shown",
   "words": "checkout.shown",
   "label": "Coming back starts over with what is selected now",
   "description": "Coming back starts over with what is selected now.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "forgetRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it ends in the order’s chart, which is walked; quotes and places are in tests/api"
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
      "path": "/api/cart/list",
      "input": {},
      "isKeyed": false
     },
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
    "planted": 6,
    "noticed": 6
   }
  }
 ],
 "films": [
  {
   "title": "a checkout goes to the default address and is placed for the total shown",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "note.changed {\"note\":\"ring twice\"}",
     "taken": [
      "open:note.changed"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "done placeOrder placed",
     "taken": [
      "placing:xstate.done.actor.placeOrder"
     ],
     "leaves": [
      "placed"
     ]
    }
   ]
  },
  {
   "title": "a checkout sends the same again when the answer never came",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "done placeOrder failed (network)",
     "taken": [
      "placing:xstate.done.actor.placeOrder:4"
     ],
     "leaves": [
      "placingFailed"
     ]
    },
    {
     "event": "note.changed {\"note\":\"other\"}",
     "taken": [],
     "leaves": [
      "placingFailed"
     ]
    },
    {
     "event": "address.chosen {\"addressId\":7}",
     "taken": [],
     "leaves": [
      "placingFailed"
     ]
    },
    {
     "event": "checkout.shown",
     "taken": [],
     "leaves": [
      "placingFailed"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [],
     "leaves": [
      "placingFailed"
     ]
    },
    {
     "event": "checkout.retried",
     "taken": [
      "placingFailed:checkout.retried"
     ],
     "leaves": [
      "placing"
     ]
    }
   ]
  },
  {
   "title": "a checkout shows the new total when the price changed and then sends that one",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "done placeOrder refused",
     "taken": [
      "placing:xstate.done.actor.placeOrder:2",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    }
   ]
  },
  {
   "title": "a checkout keeps what it showed before where it comes back to the same",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "checkout.shown",
     "taken": [
      "open:checkout.shown"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout keeps what it showed before where it comes back to another price of a line",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "checkout.shown",
     "taken": [
      "open:checkout.shown"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout keeps what it showed before where it comes back to another freight",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "checkout.shown",
     "taken": [
      "open:checkout.shown"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout keeps what it showed before where it comes back to a line less",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "checkout.shown",
     "taken": [
      "open:checkout.shown"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout keeps what it showed before where it comes back to another number of pieces",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "checkout.shown",
     "taken": [
      "open:checkout.shown"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout stands still when a line sold out while it was being placed",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "done placeOrder refused",
     "taken": [
      "placing:xstate.done.actor.placeOrder:2",
      "judging:"
     ],
     "leaves": [
      "open.blockedByLines"
     ]
    }
   ]
  },
  {
   "title": "a checkout says no more why it was refused once it is another address",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "done placeOrder refused",
     "taken": [
      "placing:xstate.done.actor.placeOrder:2",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "address.chosen {\"addressId\":7}",
     "taken": [
      "open:address.chosen"
     ],
     "leaves": [
      "quoting"
     ]
    }
   ]
  },
  {
   "title": "a checkout says no more why it was refused once it is a promo code",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "done placeOrder refused",
     "taken": [
      "placing:xstate.done.actor.placeOrder:2",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "promo.applied {\"code\":\"HARBOR10\"}",
     "taken": [
      "open:promo.applied"
     ],
     "leaves": [
      "quoting"
     ]
    }
   ]
  },
  {
   "title": "a checkout says no more why it was refused once it is no promo code",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "done placeOrder refused",
     "taken": [
      "placing:xstate.done.actor.placeOrder:2",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "promo.removed",
     "taken": [
      "open:promo.removed"
     ],
     "leaves": [
      "quoting"
     ]
    }
   ]
  },
  {
   "title": "a checkout says no more why it was refused once it is a note",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "done placeOrder refused",
     "taken": [
      "placing:xstate.done.actor.placeOrder:2",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "note.changed {\"note\":\"ring twice\"}",
     "taken": [
      "open:note.changed"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout says no more why it was refused once it is another look",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "done placeOrder refused",
     "taken": [
      "placing:xstate.done.actor.placeOrder:2",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "checkout.shown",
     "taken": [
      "open:checkout.shown"
     ],
     "leaves": [
      "opening"
     ]
    }
   ]
  },
  {
   "title": "a checkout says no more why it was refused once it is what is left of it",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "done placeOrder refused",
     "taken": [
      "placing:xstate.done.actor.placeOrder:2",
      "judging:"
     ],
     "leaves": [
      "open.blockedByLines"
     ]
    },
    {
     "event": "problems.settled",
     "taken": [
      "open.blockedByLines:problems.settled"
     ],
     "leaves": [
      "quoting"
     ]
    }
   ]
  },
  {
   "title": "a checkout says no more why it was refused once it is nothing, as nothing is left",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "done placeOrder refused",
     "taken": [
      "placing:xstate.done.actor.placeOrder:2",
      "judging:"
     ],
     "leaves": [
      "open.blockedByLines"
     ]
    },
    {
     "event": "problems.settled",
     "taken": [
      "open.blockedByLines:problems.settled:2"
     ],
     "leaves": [
      "empty"
     ]
    }
   ]
  },
  {
   "title": "a checkout says nothing of an earlier refusal when it begins anew after the order",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "done placeOrder refused",
     "taken": [
      "placing:xstate.done.actor.placeOrder:2",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "done placeOrder placed",
     "taken": [
      "placing:xstate.done.actor.placeOrder"
     ],
     "leaves": [
      "placed"
     ]
    },
    {
     "event": "checkout.shown",
     "taken": [
      "placed:checkout.shown"
     ],
     "leaves": [
      "opening"
     ]
    }
   ]
  },
  {
   "title": "a checkout goes on with what is still to be had",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging:"
     ],
     "leaves": [
      "open.blockedByLines"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [],
     "leaves": [
      "open.blockedByLines"
     ]
    },
    {
     "event": "problems.settled",
     "taken": [
      "open.blockedByLines:problems.settled"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout is over when nothing of it is to be had",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging:"
     ],
     "leaves": [
      "open.blockedByLines"
     ]
    },
    {
     "event": "problems.settled",
     "taken": [
      "open.blockedByLines:problems.settled:2"
     ],
     "leaves": [
      "empty"
     ]
    }
   ]
  },
  {
   "title": "a checkout goes to the address that was added, once it is read",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "address.added {\"addressId\":7}",
     "taken": [
      ":address.added"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout reads an address that was added while the price was worked out",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "address.added {\"addressId\":7}",
     "taken": [
      ":address.added"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout is placed where it was going, whatever is added meanwhile",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "address.added {\"addressId\":7}",
     "taken": [
      "placing:address.added"
     ],
     "leaves": [
      "placing"
     ]
    }
   ]
  },
  {
   "title": "a checkout goes where the shopper said last, whatever was added before",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "address.added {\"addressId\":99}",
     "taken": [
      ":address.added"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "address.chosen {\"addressId\":7}",
     "taken": [
      "open:address.chosen"
     ],
     "leaves": [
      "quoting"
     ]
    }
   ]
  },
  {
   "title": "a checkout waits for an address, and takes the one added meanwhile",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::2"
     ],
     "leaves": [
      "open.blockedByAddress"
     ]
    },
    {
     "event": "checkout.shown",
     "taken": [
      "open:checkout.shown"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout keeps the chosen address when it is read again",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "address.chosen {\"addressId\":7}",
     "taken": [
      "open:address.chosen"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "checkout.shown",
     "taken": [
      "open:checkout.shown"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout is priced for the country it goes to, and says so where that is another",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "address.chosen {\"addressId\":9}",
     "taken": [
      "open:address.chosen"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout is priced for where it goes at last, whatever was asked for before",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "address.chosen {\"addressId\":7}",
     "taken": [
      "quoting:address.chosen"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout can go elsewhere where a shop does not send to the address",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging:"
     ],
     "leaves": [
      "open.blockedByLines"
     ]
    },
    {
     "event": "address.chosen {\"addressId\":7}",
     "taken": [
      "open:address.chosen"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout tries again where the first price never came",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout failed (network)",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout:2"
     ],
     "leaves": [
      "quotingFailed"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "quotingFailed:connection.restored"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout goes without a promo code that does not apply, and keeps why",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "promo.applied {\"code\":\"HARBOR10\"}",
     "taken": [
      "open:promo.applied"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    }
   ]
  },
  {
   "title": "a checkout takes a mended promo code, and forgets the one that did not apply",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "promo.applied {\"code\":\"HARBOR10\"}",
     "taken": [
      "open:promo.applied"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "promo.applied {\"code\":\"WELCOME10\"}",
     "taken": [
      "open:promo.applied"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout sets a promo code aside that no longer applies as the order is placed",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "done placeOrder refused",
     "taken": [
      "placing:xstate.done.actor.placeOrder:2",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout keeps a note that is written while prices are read",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "note.changed {\"note\":\"ring\"}",
     "taken": [
      "opening:note.changed"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "promo.applied {\"code\":\"HARBOR10\"}",
     "taken": [
      "open:promo.applied"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "note.changed {\"note\":\"ring twice\"}",
     "taken": [
      "quoting:note.changed"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout prices what was typed before a reload, and no more once something is typed",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "draft.found {\"promoCode\":\"HARBOR10\",\"note\":\"ring twice\"}",
     "taken": [
      "opening:draft.found"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "note.changed {\"note\":\"ring once\"}",
     "taken": [
      "open:note.changed"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "draft.found {\"promoCode\":\"HARBOR10\",\"note\":\"ring twice\"}",
     "taken": [],
     "leaves": [
      "open.ready"
     ]
    }
   ]
  },
  {
   "title": "a checkout says that nothing is selected",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking:"
     ],
     "leaves": [
      "empty"
     ]
    }
   ]
  },
  {
   "title": "error openCheckout {\"error\":\"surprise\"} → \"openingFailed\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "error openCheckout {\"error\":\"surprise\"}",
     "taken": [
      "opening:xstate.error.actor.openCheckout"
     ],
     "leaves": [
      "openingFailed"
     ]
    }
   ]
  },
  {
   "title": "done openCheckout opened, draft.found {\"promoCode\":\"HARBOR10\",\"note\":\"ring twice\"} → \"quoting\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "draft.found {\"promoCode\":\"HARBOR10\",\"note\":\"ring twice\"}",
     "taken": [
      "quoting:draft.found"
     ],
     "leaves": [
      "quoting"
     ]
    }
   ]
  },
  {
   "title": "done openCheckout opened, error quoteCheckout {\"error\":\"surprise\"} → \"quotingFailed\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "error quoteCheckout {\"error\":\"surprise\"}",
     "taken": [
      "quoting:xstate.error.actor.quoteCheckout"
     ],
     "leaves": [
      "quotingFailed"
     ]
    }
   ]
  },
  {
   "title": "done openCheckout failed (network), checkout.shown → \"opening\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout failed (network)",
     "taken": [
      "opening:xstate.done.actor.openCheckout:2"
     ],
     "leaves": [
      "openingFailed"
     ]
    },
    {
     "event": "checkout.shown",
     "taken": [
      "openingFailed:checkout.shown"
     ],
     "leaves": [
      "opening"
     ]
    }
   ]
  },
  {
   "title": "done openCheckout failed (network), checkout.retried → \"opening\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout failed (network)",
     "taken": [
      "opening:xstate.done.actor.openCheckout:2"
     ],
     "leaves": [
      "openingFailed"
     ]
    },
    {
     "event": "checkout.retried",
     "taken": [
      "openingFailed:checkout.retried"
     ],
     "leaves": [
      "opening"
     ]
    }
   ]
  },
  {
   "title": "done openCheckout failed (network), connection.restored → \"opening\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout failed (network)",
     "taken": [
      "opening:xstate.done.actor.openCheckout:2"
     ],
     "leaves": [
      "openingFailed"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "openingFailed:connection.restored"
     ],
     "leaves": [
      "opening"
     ]
    }
   ]
  },
  {
   "title": "done openCheckout failed (network), draft.found {\"promoCode\":\"HARBOR10\",\"note\":\"ring twice\"} → \"openingFailed\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout failed (network)",
     "taken": [
      "opening:xstate.done.actor.openCheckout:2"
     ],
     "leaves": [
      "openingFailed"
     ]
    },
    {
     "event": "draft.found {\"promoCode\":\"HARBOR10\",\"note\":\"ring twice\"}",
     "taken": [
      "openingFailed:draft.found"
     ],
     "leaves": [
      "openingFailed"
     ]
    }
   ]
  },
  {
   "title": "done openCheckout opened, done quoteCheckout quoted, draft.found {\"promoCode\":\"HARBOR10\",\"note\":\"ring twice\"} → \"quoting\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "draft.found {\"promoCode\":\"HARBOR10\",\"note\":\"ring twice\"}",
     "taken": [
      "open:draft.found"
     ],
     "leaves": [
      "quoting"
     ]
    }
   ]
  },
  {
   "title": "done openCheckout opened, done quoteCheckout failed (network), checkout.retried → \"quoting\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout failed (network)",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout:2"
     ],
     "leaves": [
      "quotingFailed"
     ]
    },
    {
     "event": "checkout.retried",
     "taken": [
      "quotingFailed:checkout.retried"
     ],
     "leaves": [
      "quoting"
     ]
    }
   ]
  },
  {
   "title": "done openCheckout opened, done quoteCheckout failed (network), address.chosen {\"addressId\":7} → \"quoting\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout failed (network)",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout:2"
     ],
     "leaves": [
      "quotingFailed"
     ]
    },
    {
     "event": "address.chosen {\"addressId\":7}",
     "taken": [
      "quotingFailed:address.chosen"
     ],
     "leaves": [
      "quoting"
     ]
    }
   ]
  },
  {
   "title": "done openCheckout opened, done quoteCheckout failed (network), promo.removed → \"quoting\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout failed (network)",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout:2"
     ],
     "leaves": [
      "quotingFailed"
     ]
    },
    {
     "event": "promo.removed",
     "taken": [
      "quotingFailed:promo.removed"
     ],
     "leaves": [
      "quoting"
     ]
    }
   ]
  },
  {
   "title": "done openCheckout opened, done quoteCheckout failed (network), note.changed {\"note\":\"ring twice\"} → \"quotingFailed\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout failed (network)",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout:2"
     ],
     "leaves": [
      "quotingFailed"
     ]
    },
    {
     "event": "note.changed {\"note\":\"ring twice\"}",
     "taken": [
      "quotingFailed:note.changed"
     ],
     "leaves": [
      "quotingFailed"
     ]
    }
   ]
  },
  {
   "title": "done openCheckout opened, done quoteCheckout failed (network), draft.found {\"promoCode\":\"HARBOR10\",\"note\":\"ring twice\"} → \"quotingFailed\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout failed (network)",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout:2"
     ],
     "leaves": [
      "quotingFailed"
     ]
    },
    {
     "event": "draft.found {\"promoCode\":\"HARBOR10\",\"note\":\"ring twice\"}",
     "taken": [
      "quotingFailed:draft.found"
     ],
     "leaves": [
      "quotingFailed"
     ]
    }
   ]
  },
  {
   "title": "done openCheckout opened, checkout.shown, address.added {\"addressId\":7} → \"opening\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking:"
     ],
     "leaves": [
      "empty"
     ]
    },
    {
     "event": "checkout.shown",
     "taken": [
      "empty:checkout.shown"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "address.added {\"addressId\":7}",
     "taken": [
      ":address.added"
     ],
     "leaves": [
      "opening"
     ]
    }
   ]
  },
  {
   "title": "address.added {\"addressId\":7}, done openCheckout opened, done quoteCheckout failed (network), checkout.shown → \"opening\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "address.added {\"addressId\":7}",
     "taken": [
      ":address.added"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout failed (network)",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout:2"
     ],
     "leaves": [
      "quotingFailed"
     ]
    },
    {
     "event": "checkout.shown",
     "taken": [
      "quotingFailed:checkout.shown"
     ],
     "leaves": [
      "opening"
     ]
    }
   ]
  },
  {
   "title": "done openCheckout opened, done quoteCheckout quoted, order.submitted, done placeOrder refused → \"opening\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "done placeOrder refused",
     "taken": [
      "placing:xstate.done.actor.placeOrder:3"
     ],
     "leaves": [
      "opening"
     ]
    }
   ]
  },
  {
   "title": "done openCheckout opened, done quoteCheckout quoted, order.submitted, error placeOrder {\"error\":\"surprise\"} → \"placingFailed\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "error placeOrder {\"error\":\"surprise\"}",
     "taken": [
      "placing:xstate.error.actor.placeOrder"
     ],
     "leaves": [
      "placingFailed"
     ]
    }
   ]
  },
  {
   "title": "done openCheckout opened, done quoteCheckout quoted, order.submitted, done placeOrder failed (network), address.added {\"addressId\":7} → \"placingFailed\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openCheckout opened",
     "taken": [
      "opening:xstate.done.actor.openCheckout",
      "looking::2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteCheckout quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteCheckout",
      "judging::3"
     ],
     "leaves": [
      "open.ready"
     ]
    },
    {
     "event": "order.submitted",
     "taken": [
      "open.ready:order.submitted"
     ],
     "leaves": [
      "placing"
     ]
    },
    {
     "event": "done placeOrder failed (network)",
     "taken": [
      "placing:xstate.done.actor.placeOrder:4"
     ],
     "leaves": [
      "placingFailed"
     ]
    },
    {
     "event": "address.added {\"addressId\":7}",
     "taken": [
      "placingFailed:address.added"
     ],
     "leaves": [
      "placingFailed"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "checkout.shown",
   "label": "checkout.shown",
   "event": {
    "type": "checkout.shown"
   }
  },
  {
   "type": "checkout.retried",
   "label": "checkout.retried",
   "event": {
    "type": "checkout.retried"
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
   "type": "address.chosen",
   "label": "address.chosen {\"addressId\":7}",
   "event": {
    "type": "address.chosen",
    "addressId": 7
   }
  },
  {
   "type": "address.chosen",
   "label": "address.chosen {\"addressId\":99}",
   "event": {
    "type": "address.chosen",
    "addressId": 99
   }
  },
  {
   "type": "address.added",
   "label": "address.added {\"addressId\":7}",
   "event": {
    "type": "address.added",
    "addressId": 7
   }
  },
  {
   "type": "promo.applied",
   "label": "promo.applied {\"code\":\"HARBOR10\"}",
   "event": {
    "type": "promo.applied",
    "code": "HARBOR10"
   }
  },
  {
   "type": "promo.removed",
   "label": "promo.removed",
   "event": {
    "type": "promo.removed"
   }
  },
  {
   "type": "note.changed",
   "label": "note.changed {\"note\":\"ring twice\"}",
   "event": {
    "type": "note.changed",
    "note": "ring twice"
   }
  },
  {
   "type": "draft.found",
   "label": "draft.found {\"promoCode\":\"HARBOR10\",\"note\":\"ring twice\"}",
   "event": {
    "type": "draft.found",
    "promoCode": "HARBOR10",
    "note": "ring twice"
   }
  },
  {
   "type": "problems.settled",
   "label": "problems.settled",
   "event": {
    "type": "problems.settled"
   }
  },
  {
   "type": "order.submitted",
   "label": "order.submitted",
   "event": {
    "type": "order.submitted"
   }
  },
  {
   "type": "xstate.done.actor.openCheckout",
   "label": "done openCheckout opened",
   "event": {
    "type": "xstate.done.actor.openCheckout",
    "output": {
     "type": "opened",
     "items": [
      {
       "skuId": 200,
       "quantity": 2
      },
      {
       "skuId": 201,
       "quantity": 5
      },
      {
       "skuId": 202,
       "quantity": 1
      }
     ],
     "addresses": [
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
      },
      {
       "id": 8,
       "addressee": "Ada at work",
       "mobile": "+1 555 0100",
       "country": "US",
       "area": "Portland, Oregon",
       "postcode": "97201",
       "detail": "12 Quay Street",
       "tag": "home",
       "isDefault": true
      }
     ]
    },
    "actorId": "openCheckout"
   }
  },
  {
   "type": "xstate.done.actor.openCheckout",
   "label": "done openCheckout opened",
   "event": {
    "type": "xstate.done.actor.openCheckout",
    "output": {
     "type": "opened",
     "items": [
      {
       "skuId": 200,
       "quantity": 2
      },
      {
       "skuId": 201,
       "quantity": 5
      },
      {
       "skuId": 202,
       "quantity": 1
      }
     ],
     "addresses": []
    },
    "actorId": "openCheckout"
   }
  },
  {
   "type": "xstate.done.actor.openCheckout",
   "label": "done openCheckout opened",
   "event": {
    "type": "xstate.done.actor.openCheckout",
    "output": {
     "type": "opened",
     "items": [],
     "addresses": [
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
      },
      {
       "id": 8,
       "addressee": "Ada at work",
       "mobile": "+1 555 0100",
       "country": "US",
       "area": "Portland, Oregon",
       "postcode": "97201",
       "detail": "12 Quay Street",
       "tag": "home",
       "isDefault": true
      }
     ]
    },
    "actorId": "openCheckout"
   }
  },
  {
   "type": "xstate.done.actor.openCheckout",
   "label": "done openCheckout failed (network)",
   "event": {
    "type": "xstate.done.actor.openCheckout",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "openCheckout"
   }
  },
  {
   "type": "xstate.error.actor.openCheckout",
   "label": "error openCheckout {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.openCheckout",
    "error": "surprise",
    "actorId": "openCheckout"
   }
  },
  {
   "type": "xstate.done.actor.quoteCheckout",
   "label": "done quoteCheckout quoted",
   "event": {
    "type": "xstate.done.actor.quoteCheckout",
    "output": {
     "type": "quoted",
     "quote": {
      "groups": [
       {
        "shopId": 3,
        "shopName": "North Pier",
        "freightCents": 490,
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
          "quantity": 2
         }
        ]
       }
      ],
      "quantity": 2,
      "subtotalCents": 2000,
      "freightCents": 490,
      "discountCents": 0,
      "totalCents": 2490,
      "promo": null,
      "problems": []
     }
    },
    "actorId": "quoteCheckout"
   }
  },
  {
   "type": "xstate.done.actor.quoteCheckout",
   "label": "done quoteCheckout quoted",
   "event": {
    "type": "xstate.done.actor.quoteCheckout",
    "output": {
     "type": "quoted",
     "quote": {
      "groups": [
       {
        "shopId": 3,
        "shopName": "North Pier",
        "freightCents": 490,
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
          "quantity": 2
         }
        ]
       }
      ],
      "quantity": 2,
      "subtotalCents": 2000,
      "freightCents": 490,
      "discountCents": 0,
      "totalCents": 2490,
      "promo": null,
      "problems": [
       {
        "skuId": 201,
        "reason": "outOfStock",
        "available": 3
       },
       {
        "skuId": 202,
        "reason": "notSentThere",
        "available": 0
       }
      ]
     }
    },
    "actorId": "quoteCheckout"
   }
  },
  {
   "type": "xstate.done.actor.quoteCheckout",
   "label": "done quoteCheckout quoted",
   "event": {
    "type": "xstate.done.actor.quoteCheckout",
    "output": {
     "type": "quoted",
     "quote": {
      "groups": [],
      "quantity": 2,
      "subtotalCents": 2000,
      "freightCents": 490,
      "discountCents": 0,
      "totalCents": 2490,
      "promo": null,
      "problems": [
       {
        "skuId": 200,
        "reason": "outOfStock",
        "available": 0
       },
       {
        "skuId": 201,
        "reason": "outOfStock",
        "available": 0
       },
       {
        "skuId": 202,
        "reason": "outOfStock",
        "available": 0
       }
      ]
     }
    },
    "actorId": "quoteCheckout"
   }
  },
  {
   "type": "xstate.done.actor.quoteCheckout",
   "label": "done quoteCheckout failed (network)",
   "event": {
    "type": "xstate.done.actor.quoteCheckout",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "quoteCheckout"
   }
  },
  {
   "type": "xstate.done.actor.quoteCheckout",
   "label": "done quoteCheckout quoted",
   "event": {
    "type": "xstate.done.actor.quoteCheckout",
    "output": {
     "type": "quoted",
     "quote": {
      "groups": [
       {
        "shopId": 3,
        "shopName": "North Pier",
        "freightCents": 490,
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
          "quantity": 2
         }
        ]
       }
      ],
      "quantity": 2,
      "subtotalCents": 2000,
      "freightCents": 490,
      "discountCents": 0,
      "totalCents": 2490,
      "promo": {
       "code": "HARBOR10",
       "refusedFor": "promoMinimum",
       "minSubtotalCents": 5000
      },
      "problems": []
     }
    },
    "actorId": "quoteCheckout"
   }
  },
  {
   "type": "xstate.error.actor.quoteCheckout",
   "label": "error quoteCheckout {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.quoteCheckout",
    "error": "surprise",
    "actorId": "quoteCheckout"
   }
  },
  {
   "type": "xstate.done.actor.placeOrder",
   "label": "done placeOrder placed",
   "event": {
    "type": "xstate.done.actor.placeOrder",
    "output": {
     "type": "placed",
     "order": {
      "id": 31,
      "sn": "HL260105ABCDEFGHJK",
      "status": 0,
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
    "actorId": "placeOrder"
   }
  },
  {
   "type": "xstate.done.actor.placeOrder",
   "label": "done placeOrder refused",
   "event": {
    "type": "xstate.done.actor.placeOrder",
    "output": {
     "type": "refused",
     "reason": "totalChanged",
     "quote": {
      "groups": [
       {
        "shopId": 3,
        "shopName": "North Pier",
        "freightCents": 490,
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
          "unitPriceCents": 1100,
          "quantity": 2
         }
        ]
       }
      ],
      "quantity": 2,
      "subtotalCents": 2200,
      "freightCents": 490,
      "discountCents": 0,
      "totalCents": 2690,
      "promo": null,
      "problems": []
     }
    },
    "actorId": "placeOrder"
   }
  },
  {
   "type": "xstate.done.actor.placeOrder",
   "label": "done placeOrder refused",
   "event": {
    "type": "xstate.done.actor.placeOrder",
    "output": {
     "type": "refused",
     "reason": "addressMissing",
     "quote": null
    },
    "actorId": "placeOrder"
   }
  },
  {
   "type": "xstate.done.actor.placeOrder",
   "label": "done placeOrder failed (network)",
   "event": {
    "type": "xstate.done.actor.placeOrder",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "placeOrder"
   }
  },
  {
   "type": "xstate.error.actor.placeOrder",
   "label": "error placeOrder {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.placeOrder",
    "error": "surprise",
    "actorId": "placeOrder"
   }
  }
 ],
 "inputs": [
  {
   "source": {
    "type": "cart"
   }
  }
 ]
})

(window.flowBook ??= []).push({
 "id": "checkout",
 "question": "What does the order cost, where does it go, and can it be placed twice by mistake?",
 "description": "Settling an order: what it costs, where it goes, and placing it.",
 "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1368 1436\" width=\"1368\" height=\"1436\" role=\"img\" aria-label=\"checkout: Settling an order: what it costs, where it goes, and placing it.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1368\" height=\"1436\"/>\n<g class=\"everywhere\"><rect x=\"0\" y=\"0\" width=\"200\" height=\"54\" rx=\"10\"/><text class=\"title\" x=\"10\" y=\"21\" textLength=\"90\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text><g class=\"row\" data-arrow=\":address.added\" data-who=\"shopper\"><title>address.added: The shopper added an address: the order goes there once it is read.</title><rect class=\"hit\" x=\"8\" y=\"30\" width=\"184\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(10 31)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"27\" y=\"41\" textLength=\"163\" lengthAdjust=\"spacingAndGlyphs\">The shopper added an address</text></g></g>\n<g class=\"leaf\" data-state=\"checkout.opening\"><title>Lines and addresses are on their way.</title><rect x=\"321\" y=\"106\" width=\"182\" height=\"96\" rx=\"10\"/><text class=\"title\" x=\"331\" y=\"127\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">Opening</text><g class=\"row\" data-arrow=\"opening:note.changed\" data-who=\"shopper\"><title>note.changed: What the shopper writes meanwhile is kept.</title><rect class=\"hit\" x=\"329\" y=\"136\" width=\"147\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(331 137)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"348\" y=\"147\" textLength=\"126\" lengthAdjust=\"spacingAndGlyphs\">What the shopper writes</text><text x=\"348\" y=\"161\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">meanwhile is kept</text></g><g class=\"row\" data-arrow=\"opening:draft.found\" data-who=\"browser\"><title>draft.found: What the shopper typed before a reload or a login is priced too.</title><rect class=\"hit\" x=\"329\" y=\"164\" width=\"166\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(331 165)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"348\" y=\"175\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">What the shopper typed</text><text x=\"348\" y=\"189\" textLength=\"145\" lengthAdjust=\"spacingAndGlyphs\">before a reload or a login …</text></g></g>\n<g class=\"leaf\" data-state=\"checkout.openingFailed\"><title>The checkout could not be opened. Nothing typed is lost.</title><rect x=\"389\" y=\"344\" width=\"184\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"399\" y=\"365\" textLength=\"95\" lengthAdjust=\"spacingAndGlyphs\">Opening failed</text><g class=\"row\" data-arrow=\"openingFailed:draft.found\" data-who=\"browser\"><title>draft.found: What the shopper typed before is kept for the next try.</title><rect class=\"hit\" x=\"397\" y=\"374\" width=\"168\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(399 375)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"416\" y=\"385\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">What the shopper typed</text><text x=\"416\" y=\"399\" textLength=\"147\" lengthAdjust=\"spacingAndGlyphs\">before is kept for the next …</text></g></g>\n<g class=\"leaf passing\" data-state=\"checkout.looking\"><title>Decides whether there is anything to price.</title><rect x=\"1013\" y=\"362.7\" width=\"72\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1023\" y=\"383.7\" textLength=\"52\" lengthAdjust=\"spacingAndGlyphs\">Looking</text></g>\n<g class=\"leaf passing\" data-state=\"checkout.judging\"><title>Decides whether the order can be placed as it stands.</title><rect x=\"574\" y=\"504\" width=\"72\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"584\" y=\"525\" textLength=\"52\" lengthAdjust=\"spacingAndGlyphs\">Judging</text></g>\n<g class=\"leaf\" data-state=\"checkout.empty\"><title>No line is selected: “select an item to check out”.</title><rect x=\"996\" y=\"504\" width=\"62\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1006\" y=\"525\" textLength=\"42\" lengthAdjust=\"spacingAndGlyphs\">Empty</text></g>\n<g class=\"box compound\" data-state=\"checkout.open\"><title>The shopper sees the order and may change it.</title><rect x=\"459\" y=\"654\" width=\"395\" height=\"190\" rx=\"12\"/><text class=\"title\" x=\"613.5\" y=\"675\" textLength=\"36\" lengthAdjust=\"spacingAndGlyphs\">Open</text><g class=\"row\" data-arrow=\"open:note.changed\" data-who=\"shopper\"><title>note.changed: The shopper writes a note to the shop.</title><rect class=\"hit\" x=\"611.5\" y=\"684\" width=\"121\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(613.5 685)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"630.5\" y=\"695\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The shopper writes</text><text x=\"630.5\" y=\"709\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">a note to the shop</text></g></g>\n<g class=\"leaf\" data-state=\"checkout.open.ready\"><title>The order can be placed for the total shown; a promo code that did not apply is not in it.</title><rect x=\"475\" y=\"788\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"485\" y=\"809\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Ready</text></g>\n<g class=\"leaf\" data-state=\"checkout.open.blockedByLines\"><title>Some lines are sold out, no longer for sale, or not sent there.</title><rect x=\"711\" y=\"722\" width=\"127\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"721\" y=\"743\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">Blocked by lines</text></g>\n<g class=\"leaf\" data-state=\"checkout.open.blockedByAddress\"><title>The order has no address to go to.</title><rect x=\"534\" y=\"722\" width=\"149\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"544\" y=\"743\" textLength=\"129\" lengthAdjust=\"spacingAndGlyphs\">Blocked by address</text></g>\n<g class=\"leaf\" data-state=\"checkout.quoting\"><title>The price is worked out, freight by where it goes.</title><rect x=\"826\" y=\"1050\" width=\"217\" height=\"110\" rx=\"10\"/><text class=\"title\" x=\"836\" y=\"1071\" textLength=\"52\" lengthAdjust=\"spacingAndGlyphs\">Quoting</text><g class=\"row\" data-arrow=\"quoting:address.chosen\" data-who=\"shopper\"><title>address.chosen: The order goes to another address, where freight may be another.</title><rect class=\"hit\" x=\"834\" y=\"1080\" width=\"201\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(836 1081)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"853\" y=\"1091\" textLength=\"180\" lengthAdjust=\"spacingAndGlyphs\">The order goes to another address</text></g><g class=\"row\" data-arrow=\"quoting:draft.found\" data-who=\"browser\"><title>draft.found: What the shopper typed before a reload or a login is priced too.</title><rect class=\"hit\" x=\"834\" y=\"1094\" width=\"166\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(836 1095)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"853\" y=\"1105\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">What the shopper typed</text><text x=\"853\" y=\"1119\" textLength=\"145\" lengthAdjust=\"spacingAndGlyphs\">before a reload or a login …</text></g><g class=\"row\" data-arrow=\"quoting:note.changed\" data-who=\"shopper\"><title>note.changed: What the shopper writes meanwhile is kept.</title><rect class=\"hit\" x=\"834\" y=\"1122\" width=\"147\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(836 1123)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"853\" y=\"1133\" textLength=\"126\" lengthAdjust=\"spacingAndGlyphs\">What the shopper writes</text><text x=\"853\" y=\"1147\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">meanwhile is kept</text></g></g>\n<g class=\"leaf\" data-state=\"checkout.placing\"><title>The order is being placed: all its pieces are reserved, or none.</title><rect x=\"328\" y=\"1085\" width=\"69\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"338\" y=\"1106\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Placing</text></g>\n<g class=\"leaf\" data-state=\"checkout.quotingFailed\"><title>Today’s price could not be read.</title><rect x=\"975\" y=\"1308\" width=\"184\" height=\"96\" rx=\"10\"/><text class=\"title\" x=\"985\" y=\"1329\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">Quoting failed</text><g class=\"row\" data-arrow=\"quotingFailed:draft.found\" data-who=\"browser\"><title>draft.found: What the shopper typed before is kept for the next try.</title><rect class=\"hit\" x=\"983\" y=\"1338\" width=\"168\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(985 1339)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"1002\" y=\"1349\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">What the shopper typed</text><text x=\"1002\" y=\"1363\" textLength=\"147\" lengthAdjust=\"spacingAndGlyphs\">before is kept for the next …</text></g><g class=\"row\" data-arrow=\"quotingFailed:note.changed\" data-who=\"shopper\"><title>note.changed: What the shopper writes meanwhile is kept.</title><rect class=\"hit\" x=\"983\" y=\"1366\" width=\"147\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(985 1367)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1002\" y=\"1377\" textLength=\"126\" lengthAdjust=\"spacingAndGlyphs\">What the shopper writes</text><text x=\"1002\" y=\"1391\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">meanwhile is kept</text></g></g>\n<g class=\"leaf\" data-state=\"checkout.placingFailed\"><title>Nobody knows whether the order was placed, so nothing can be changed before it is known.</title><rect x=\"327\" y=\"1308\" width=\"108\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"337\" y=\"1329\" textLength=\"88\" lengthAdjust=\"spacingAndGlyphs\">Placing failed</text></g>\n<g class=\"leaf\" data-state=\"checkout.placed\"><title>The order exists; the cashier has it now.</title><rect x=\"149\" y=\"1308\" width=\"65\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"159\" y=\"1329\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Placed</text></g>\n<circle class=\"dot\" data-start=\"checkout\" cx=\"412\" cy=\"75\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M412 80L412 106\"/><path class=\"tip\" d=\"M412 106L415.6 98L408.4 98Z\"/></g>\n<circle class=\"dot\" data-start=\"checkout.open\" cx=\"496\" cy=\"757\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M496 762L496 788\"/><path class=\"tip\" d=\"M496 788L499.6 780L492.4 780Z\"/></g>\n<g class=\"arrow server\" data-line=\"opening:xstate.done.actor.openCheckout\"><path class=\"line\" d=\"M463 202L463 221Q463 228 470 228L1042 228Q1049 228 1049 235L1049 362.7\"/><path class=\"tip\" d=\"M1049 362.7L1052.6 354.7L1045.4 354.7Z\"/></g>\n<g class=\"arrow server\" data-line=\"opening:xstate.done.actor.openCheckout:2 opening:xstate.error.actor.openCheckout\"><path class=\"line\" d=\"M402 202L402 323Q402 330 409 330L443 330Q450 330 450 337L450 344\"/><path class=\"tip\" d=\"M450 344L453.6 336L446.4 336Z\"/></g>\n<g class=\"arrow many\" data-line=\"openingFailed:checkout.retried openingFailed:connection.restored openingFailed:checkout.shown\"><path class=\"line\" d=\"M512 344L512 337Q512 330 519 330L578 330Q585 330 585 323L585 259Q585 252 578 252L429 252Q422 252 422 245L422 202\"/><path class=\"tip\" d=\"M422 202L418.4 210L425.6 210Z\"/></g>\n<g class=\"arrow chart\" data-line=\"looking:\"><path class=\"line\" d=\"M1037 402.7L1037 504\"/><path class=\"tip\" d=\"M1037 504L1040.6 496L1033.4 496Z\"/></g>\n<g class=\"arrow chart\" data-line=\"looking::2\"><path class=\"line\" d=\"M1061 402.7L1061 419Q1061 426 1068 426L1115 426Q1122 426 1122 433L1122 1017Q1122 1024 1115 1024L1007 1024Q1000 1024 1000 1031L1000 1050\"/><path class=\"tip\" d=\"M1000 1050L1003.6 1042L996.4 1042Z\"/></g>\n<g class=\"arrow chart\" data-line=\"judging:\"><path class=\"line\" d=\"M622 544L622 563Q622 570 629 570L768 570Q775 570 775 577L774.5 641Q774.5 648 774.5 655L774.5 722\"/><path class=\"tip\" d=\"M774.5 722L778.1 714L770.9 714Z\"/></g>\n<g class=\"arrow chart\" data-line=\"judging::2\"><path class=\"line\" d=\"M610 544L610 633.5Q610 634 609.5 634L609.5 634Q609 634 609 634.5L608.7 641Q608.5 648 608.5 655L608.5 722\"/><path class=\"tip\" d=\"M608.5 722L612.1 714L604.9 714Z\"/></g>\n<g class=\"arrow chart\" data-line=\"judging::3\"><path class=\"line\" d=\"M598 544L598 563Q598 570 591 570L524 570Q517 570 517 577L517 788\"/><path class=\"tip\" d=\"M517 788L520.6 780L513.4 780Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"empty:checkout.shown\"><path class=\"line\" d=\"M1017 504L1017 497Q1017 490 1010 490L697 490Q690 490 690 483L690 247Q690 240 683 240L449 240Q442 240 442 233L442 202\"/><path class=\"tip\" d=\"M442 202L438.4 210L445.6 210Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"open:checkout.shown\"><path class=\"line\" d=\"M497 844L497 857Q497 864 490 864L286 864Q279 864 279 857L279 641Q279 634 286 634L296 634Q303 634 303 627L303 247Q303 240 310 240L375 240Q382 240 382 233L382 202\"/><path class=\"tip\" d=\"M382 202L378.4 210L385.6 210Z\"/></g>\n<g class=\"arrow many\" data-line=\"open:draft.found open:address.chosen open:promo.applied open:promo.removed\"><path class=\"line\" d=\"M763 844L763 869Q763 876 770 876L848 876Q855 876 855 883L855 1017Q855 1024 862 1024L906 1024Q913 1024 913 1031L913 1050\"/><path class=\"tip\" d=\"M913 1050L916.6 1042L909.4 1042Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"open.ready:order.submitted\"><path class=\"line\" d=\"M506.5 828L506.8 843Q507 850 507 857L507 869Q507 876 500 876L476 876Q469 876 469 883L469 1017Q469 1024 462 1024L387 1024Q380 1024 380 1031L380 1085\"/><path class=\"tip\" d=\"M380 1085L383.6 1077L376.4 1077Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"open.blockedByLines:problems.settled\"><path class=\"line\" d=\"M753.3 762L753 843Q753 850 753 857L753 857Q753 864 746 864L685 864Q678 864 678 871L678 1029Q678 1036 685 1036L862 1036Q869 1036 869 1043L869 1050\"/><path class=\"tip\" d=\"M869 1050L872.6 1042L865.4 1042Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"open.blockedByLines:problems.settled:2\"><path class=\"line\" d=\"M795.7 762L796 843Q796 850 796 857L796 857Q796 864 803 864L1038 864Q1045 864 1045 857L1045 641Q1045 634 1038 634L1037 634Q1030 634 1030 627L1030 559.5Q1030 558 1028.5 558L1028.5 558Q1027 558 1027 556.5L1027 544\"/><path class=\"tip\" d=\"M1027 544L1023.4 552L1030.6 552Z\"/></g>\n<g class=\"arrow server\" data-line=\"quoting:xstate.done.actor.quoteCheckout\"><path class=\"line\" d=\"M956 1050L956 565Q956 558 949 558L641 558Q634 558 634 551L634 544\"/><path class=\"tip\" d=\"M634 544L630.4 552L637.6 552Z\"/></g>\n<g class=\"arrow server\" data-line=\"quoting:xstate.done.actor.quoteCheckout:2 quoting:xstate.error.actor.quoteCheckout\"><path class=\"line\" d=\"M898 1160L898 1287Q898 1294 905 1294L1014 1294Q1021 1294 1021 1301L1021 1308\"/><path class=\"tip\" d=\"M1021 1308L1024.6 1300L1017.4 1300Z\"/></g>\n<g class=\"arrow server\" data-line=\"placing:xstate.done.actor.placeOrder\"><path class=\"line\" d=\"M345 1125L345 1167Q345 1174 338 1174L199 1174Q192 1174 192 1181L192 1308\"/><path class=\"tip\" d=\"M192 1308L195.6 1300L188.4 1300Z\"/></g>\n<g class=\"arrow server\" data-line=\"placing:xstate.done.actor.placeOrder:2\"><path class=\"line\" d=\"M363 1085L363 565Q363 558 370 558L579 558Q586 558 586 551L586 544\"/><path class=\"tip\" d=\"M586 544L582.4 552L589.6 552Z\"/></g>\n<g class=\"arrow server\" data-line=\"placing:xstate.done.actor.placeOrder:3\"><path class=\"line\" d=\"M345 1085L345 1031Q345 1024 338 1024L207 1024Q200 1024 200 1017L200 235Q200 228 207 228L354 228Q361 228 361 221L361 202\"/><path class=\"tip\" d=\"M361 202L357.4 210L364.6 210Z\"/></g>\n<g class=\"arrow server\" data-line=\"placing:xstate.done.actor.placeOrder:4 placing:xstate.error.actor.placeOrder\"><path class=\"line\" d=\"M363 1125L363 1308\"/><path class=\"tip\" d=\"M363 1308L366.6 1300L359.4 1300Z\"/></g>\n<g class=\"arrow many\" data-line=\"quotingFailed:address.chosen quotingFailed:checkout.retried quotingFailed:connection.restored quotingFailed:promo.removed\"><path class=\"line\" d=\"M1067 1308L1067 1181Q1067 1174 1060 1174L978 1174Q971 1174 971 1167L971 1160\"/><path class=\"tip\" d=\"M971 1160L967.4 1168L974.6 1168Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"quotingFailed:checkout.shown\"><path class=\"line\" d=\"M1113 1308L1113 1301Q1113 1294 1120 1294L1240 1294Q1247 1294 1247 1287L1247 223Q1247 216 1240 216L490 216Q483 216 483 209L483 202\"/><path class=\"tip\" d=\"M483 202L479.4 210L486.6 210Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"placingFailed:checkout.retried\"><path class=\"line\" d=\"M399 1308L399 1301Q399 1294 406 1294L518 1294Q525 1294 525 1287L525 1181Q525 1174 518 1174L387 1174Q380 1174 380 1167L380 1125\"/><path class=\"tip\" d=\"M380 1125L376.4 1133L383.6 1133Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"placed:checkout.shown\"><path class=\"line\" d=\"M171 1308L171 1301Q171 1294 164 1294L102 1294Q95 1294 95 1287L95 223Q95 216 102 216L334 216Q341 216 341 209L341 202\"/><path class=\"tip\" d=\"M341 202L337.4 210L344.6 210Z\"/></g>\n<g class=\"label\"><rect x=\"969\" y=\"273\" width=\"160\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"opening:xstate.done.actor.openCheckout\" data-who=\"server\"><title>openCheckout answered: What is to be ordered is here, and where it may go.</title><rect class=\"hit\" x=\"971\" y=\"277\" width=\"156\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(973 278)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"990\" y=\"288\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">What is to be ordered is</text><text x=\"990\" y=\"302\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">here, and where it may go</text></g></g>\n<g class=\"label\"><rect x=\"320\" y=\"266\" width=\"164\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"opening:xstate.done.actor.openCheckout:2\" data-who=\"server\"><title>openCheckout answered: Prices or addresses could not be read.</title><rect class=\"hit\" x=\"322\" y=\"270\" width=\"125\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(324 271)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"341\" y=\"281\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">Prices or addresses</text><text x=\"341\" y=\"295\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">could not be read</text></g><g class=\"row dim\" data-arrow=\"opening:xstate.error.actor.openCheckout\" data-who=\"server\"><title>openCheckout broke down</title><rect class=\"hit\" x=\"322\" y=\"298\" width=\"160\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(324 299)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"341\" y=\"309\" textLength=\"139\" lengthAdjust=\"spacingAndGlyphs\">openCheckout broke down</text></g></g>\n<g class=\"label\"><rect x=\"496\" y=\"266\" width=\"178\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"openingFailed:checkout.retried\" data-who=\"shopper\"><title>checkout.retried: The shopper tries again.</title><rect class=\"hit\" x=\"498\" y=\"270\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(500 271)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"517\" y=\"281\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"openingFailed:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"498\" y=\"284\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(500 285)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"517\" y=\"295\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g><g class=\"row\" data-arrow=\"openingFailed:checkout.shown\" data-who=\"shopper\"><title>checkout.shown: The shopper comes back to it.</title><rect class=\"hit\" x=\"498\" y=\"298\" width=\"174\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(500 299)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"517\" y=\"309\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The shopper comes back to it</text></g></g>\n<g class=\"label\"><rect x=\"968\" y=\"447\" width=\"138\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"looking:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"970\" y=\"451\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(972 452)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"989\" y=\"462\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">Has nothing to order?</text></g></g>\n<g class=\"label\"><rect x=\"1098\" y=\"591\" width=\"48\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"looking::2\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"1100\" y=\"595\" width=\"44\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(1102 596)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"1119\" y=\"606\" textLength=\"23\" lengthAdjust=\"spacingAndGlyphs\">Else</text></g></g>\n<g class=\"label\"><rect x=\"712\" y=\"591\" width=\"125\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"judging:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"714\" y=\"595\" width=\"121\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(716 596)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"733\" y=\"606\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">Has line problems?</text></g></g>\n<g class=\"label\"><rect x=\"553\" y=\"591\" width=\"114\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"judging::2\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"555\" y=\"595\" width=\"110\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(557 596)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"574\" y=\"606\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">Has no address?</text></g></g>\n<g class=\"label\"><rect x=\"493\" y=\"591\" width=\"48\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"judging::3\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"495\" y=\"595\" width=\"44\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(497 596)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"514\" y=\"606\" textLength=\"23\" lengthAdjust=\"spacingAndGlyphs\">Else</text></g></g>\n<g class=\"label\"><rect x=\"601\" y=\"367\" width=\"178\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"empty:checkout.shown\" data-who=\"shopper\"><title>checkout.shown: The shopper comes back to it.</title><rect class=\"hit\" x=\"603\" y=\"371\" width=\"174\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(605 372)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"622\" y=\"382\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The shopper comes back to it</text></g></g>\n<g class=\"label\"><rect x=\"220\" y=\"440\" width=\"165\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"open:checkout.shown\" data-who=\"shopper\"><title>checkout.shown: Coming back from another screen reads prices and addresses again.</title><rect class=\"hit\" x=\"222\" y=\"444\" width=\"161\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(224 445)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"241\" y=\"455\" textLength=\"138\" lengthAdjust=\"spacingAndGlyphs\">Coming back from another</text><text x=\"241\" y=\"469\" textLength=\"140\" lengthAdjust=\"spacingAndGlyphs\">screen reads prices and …</text></g></g>\n<g class=\"label\"><rect x=\"770\" y=\"890\" width=\"170\" height=\"120\" rx=\"6\"/><g class=\"row\" data-arrow=\"open:draft.found\" data-who=\"browser\"><title>draft.found: What the shopper typed before a reload or a login is priced too.</title><rect class=\"hit\" x=\"772\" y=\"894\" width=\"166\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(774 895)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"791\" y=\"905\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">What the shopper typed</text><text x=\"791\" y=\"919\" textLength=\"145\" lengthAdjust=\"spacingAndGlyphs\">before a reload or a login …</text></g><g class=\"row\" data-arrow=\"open:address.chosen\" data-who=\"shopper\"><title>address.chosen: The order goes to another address, where freight may be another.</title><rect class=\"hit\" x=\"772\" y=\"922\" width=\"114\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(774 923)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"791\" y=\"933\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">The order goes to</text><text x=\"791\" y=\"947\" textLength=\"85\" lengthAdjust=\"spacingAndGlyphs\">another address</text></g><g class=\"row\" data-arrow=\"open:promo.applied\" data-who=\"shopper\"><title>promo.applied: The shopper enters a promo code.</title><rect class=\"hit\" x=\"772\" y=\"950\" width=\"123\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(774 951)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"791\" y=\"961\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">The shopper enters</text><text x=\"791\" y=\"975\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">a promo code</text></g><g class=\"row\" data-arrow=\"open:promo.removed\" data-who=\"shopper\"><title>promo.removed: The shopper goes on without the promo code.</title><rect class=\"hit\" x=\"772\" y=\"978\" width=\"143\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(774 979)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"791\" y=\"989\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">The shopper goes on</text><text x=\"791\" y=\"1003\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">without the promo code</text></g></g>\n<g class=\"label\"><rect x=\"380\" y=\"939\" width=\"178\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"open.ready:order.submitted\" data-who=\"shopper\"><title>order.submitted: The shopper places the order.</title><rect class=\"hit\" x=\"382\" y=\"943\" width=\"174\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(384 944)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"401\" y=\"954\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The shopper places the order</text></g></g>\n<g class=\"label\"><rect x=\"598\" y=\"932\" width=\"160\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"open.blockedByLines:problems.settled\" data-who=\"shopper\"><title>problems.settled: The shopper goes on with what is still to be had.</title><rect class=\"hit\" x=\"600\" y=\"936\" width=\"156\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(602 937)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"619\" y=\"947\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The shopper goes on with</text><text x=\"619\" y=\"961\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">what is still to be had</text></g></g>\n<g class=\"label\"><rect x=\"973\" y=\"584\" width=\"113\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"open.blockedByLines:problems.settled:2\" data-who=\"shopper\"><title>problems.settled: Nothing of it is to be had any more.</title><rect class=\"hit\" x=\"975\" y=\"588\" width=\"109\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(977 589)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"994\" y=\"599\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">Nothing of it is to</text><text x=\"994\" y=\"613\" textLength=\"88\" lengthAdjust=\"spacingAndGlyphs\">be had any more</text></g></g>\n<g class=\"label\"><rect x=\"882\" y=\"738\" width=\"147\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"quoting:xstate.done.actor.quoteCheckout\" data-who=\"server\"><title>quoteCheckout answered: The new price is shown.</title><rect class=\"hit\" x=\"884\" y=\"742\" width=\"143\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(886 743)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"903\" y=\"753\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">The new price is shown</text></g></g>\n<g class=\"label\"><rect x=\"814\" y=\"1216\" width=\"167\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"quoting:xstate.done.actor.quoteCheckout:2\" data-who=\"server\"><title>quoteCheckout answered: The price could not be read.</title><rect class=\"hit\" x=\"816\" y=\"1220\" width=\"163\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(818 1221)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"835\" y=\"1231\" textLength=\"142\" lengthAdjust=\"spacingAndGlyphs\">The price could not be read</text></g><g class=\"row dim\" data-arrow=\"quoting:xstate.error.actor.quoteCheckout\" data-who=\"server\"><title>quoteCheckout broke down</title><rect class=\"hit\" x=\"816\" y=\"1234\" width=\"163\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(818 1235)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"835\" y=\"1245\" textLength=\"142\" lengthAdjust=\"spacingAndGlyphs\">quoteCheckout broke down</text></g></g>\n<g class=\"label\"><rect x=\"112\" y=\"1223\" width=\"160\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"placing:xstate.done.actor.placeOrder\" data-who=\"server\"><title>placeOrder answered: The order waits to be paid.</title><rect class=\"hit\" x=\"114\" y=\"1227\" width=\"156\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(116 1228)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"133\" y=\"1238\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The order waits to be paid</text></g></g>\n<g class=\"label\"><rect x=\"295\" y=\"731\" width=\"136\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"placing:xstate.done.actor.placeOrder:2\" data-who=\"server\"><title>placeOrder answered: Price, stock or promo code changed: the shopper sees both totals and decides.</title><rect class=\"hit\" x=\"297\" y=\"735\" width=\"132\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(299 736)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"316\" y=\"746\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">Price, stock or promo</text><text x=\"316\" y=\"760\" textLength=\"74\" lengthAdjust=\"spacingAndGlyphs\">code changed</text></g></g>\n<g class=\"label\"><rect x=\"112\" y=\"513\" width=\"175\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"placing:xstate.done.actor.placeOrder:3\" data-who=\"server\"><title>placeOrder answered: The address no longer exists: everything is read again.</title><rect class=\"hit\" x=\"114\" y=\"517\" width=\"171\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(116 518)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"133\" y=\"528\" textLength=\"150\" lengthAdjust=\"spacingAndGlyphs\">The address no longer exists</text></g></g>\n<g class=\"label\"><rect x=\"284\" y=\"1216\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"placing:xstate.done.actor.placeOrder:4\" data-who=\"server\"><title>placeOrder answered: The answer never arrived.</title><rect class=\"hit\" x=\"286\" y=\"1220\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(288 1221)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"305\" y=\"1231\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"placing:xstate.error.actor.placeOrder\" data-who=\"server\"><title>placeOrder broke down</title><rect class=\"hit\" x=\"286\" y=\"1234\" width=\"143\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(288 1235)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"305\" y=\"1245\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">placeOrder broke down</text></g></g>\n<g class=\"label\"><rect x=\"993\" y=\"1188\" width=\"148\" height=\"92\" rx=\"6\"/><g class=\"row\" data-arrow=\"quotingFailed:address.chosen\" data-who=\"shopper\"><title>address.chosen: The order goes to another address, where freight may be another.</title><rect class=\"hit\" x=\"995\" y=\"1192\" width=\"114\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(997 1193)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1014\" y=\"1203\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">The order goes to</text><text x=\"1014\" y=\"1217\" textLength=\"85\" lengthAdjust=\"spacingAndGlyphs\">another address</text></g><g class=\"row\" data-arrow=\"quotingFailed:checkout.retried\" data-who=\"shopper\"><title>checkout.retried: The shopper tries again.</title><rect class=\"hit\" x=\"995\" y=\"1220\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(997 1221)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1014\" y=\"1231\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"quotingFailed:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"995\" y=\"1234\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(997 1235)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"1014\" y=\"1245\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g><g class=\"row\" data-arrow=\"quotingFailed:promo.removed\" data-who=\"shopper\"><title>promo.removed: The shopper goes on without the promo code.</title><rect class=\"hit\" x=\"995\" y=\"1248\" width=\"143\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(997 1249)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1014\" y=\"1259\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">The shopper goes on</text><text x=\"1014\" y=\"1273\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">without the promo code</text></g></g>\n<g class=\"label\"><rect x=\"1158\" y=\"591\" width=\"178\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"quotingFailed:checkout.shown\" data-who=\"shopper\"><title>checkout.shown: The shopper comes back to it.</title><rect class=\"hit\" x=\"1160\" y=\"595\" width=\"174\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1162 596)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1179\" y=\"606\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The shopper comes back to it</text></g></g>\n<g class=\"label\"><rect x=\"454\" y=\"1223\" width=\"142\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"placingFailed:checkout.retried\" data-who=\"shopper\"><title>checkout.retried: Sends the same again, so no second order can come of it.</title><rect class=\"hit\" x=\"456\" y=\"1227\" width=\"138\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(458 1228)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"475\" y=\"1238\" textLength=\"117\" lengthAdjust=\"spacingAndGlyphs\">Sends the same again</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"584\" width=\"157\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"placed:checkout.shown\" data-who=\"shopper\"><title>checkout.shown: Coming back starts over with what is selected now.</title><rect class=\"hit\" x=\"18\" y=\"588\" width=\"153\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(20 589)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"37\" y=\"599\" textLength=\"126\" lengthAdjust=\"spacingAndGlyphs\">Coming back starts over</text><text x=\"37\" y=\"613\" textLength=\"132\" lengthAdjust=\"spacingAndGlyphs\">with what is selected now</text></g></g>\n</svg>\n",
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
   "key": "checkout: address.added → stays",
   "from": "",
   "to": [],
   "event": "address.added",
   "words": "address.added",
   "label": "The shopper added an address",
   "description": "The shopper added an address: the order goes there once it is read.",
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
     "text": "it comes with the way back from the form, which is played apart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "it comes with the way back from the form, which is played apart"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
   "title": "done openCheckout opened, checkout.shown, note.changed {\"note\":\"ring twice\"} → \"opening\"",
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
     "event": "note.changed {\"note\":\"ring twice\"}",
     "taken": [
      "opening:note.changed"
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
   "title": "done openCheckout opened, done quoteCheckout failed (network), checkout.shown, address.added {\"addressId\":7} → \"opening\"",
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
     "event": "checkout.shown",
     "taken": [
      "quotingFailed:checkout.shown"
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

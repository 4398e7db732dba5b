(window.flowBook ??= []).push({
 "id": "cart",
 "question": "What is in the cart, whoever changes it, and is anything put in ever lost?",
 "description": "The cart: kept in the browser for a guest, on the server for a shopper.",
 "svg": "<svg data-plan=\"75e3305bc56c5330\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1688 1402\" width=\"1688\" height=\"1402\" role=\"img\" aria-label=\"cart: The cart: kept in the browser for a guest, on the server for a shopper.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1688\" height=\"1402\"/>\n<g class=\"leaf\" data-state=\"cart.guest\"><title>Nobody is signed in; the browser keeps the lines.</title><rect x=\"1319\" y=\"52\" width=\"214\" height=\"124\" rx=\"10\"/><text class=\"title\" x=\"1329\" y=\"73\" textLength=\"40\" lengthAdjust=\"spacingAndGlyphs\">Guest</text><g class=\"row\" data-arrow=\"guest:line.added\" data-who=\"shopper\"><title>line.added: A guest puts something in the cart: 99 of a kind and 100 kinds at most.</title><rect class=\"hit\" x=\"1327\" y=\"82\" width=\"198\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1329 83)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1346\" y=\"93\" textLength=\"177\" lengthAdjust=\"spacingAndGlyphs\">A guest puts something in the cart</text></g><g class=\"row\" data-arrow=\"guest:quantity.set\" data-who=\"shopper\"><title>quantity.set: The guest wants more or fewer pieces.</title><rect class=\"hit\" x=\"1327\" y=\"96\" width=\"130\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1329 97)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1346\" y=\"107\" textLength=\"86\" lengthAdjust=\"spacingAndGlyphs\">The guest wants</text><text x=\"1346\" y=\"121\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">more or fewer pieces</text></g><g class=\"row\" data-arrow=\"guest:lines.removed\" data-who=\"shopper\"><title>lines.removed: The guest takes lines out.</title><rect class=\"hit\" x=\"1327\" y=\"124\" width=\"151\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1329 125)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1346\" y=\"135\" textLength=\"130\" lengthAdjust=\"spacingAndGlyphs\">The guest takes lines out</text></g><g class=\"row\" data-arrow=\"guest:guestLines.changed\" data-who=\"browser\"><title>guestLines.changed: The guest changed the cart in another tab.</title><rect class=\"hit\" x=\"1327\" y=\"138\" width=\"135\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(1329 139)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"1346\" y=\"149\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The guest changed</text><text x=\"1346\" y=\"163\" textLength=\"114\" lengthAdjust=\"spacingAndGlyphs\">the cart in another tab</text></g></g>\n<g class=\"box compound\" data-state=\"cart.signedIn\"><title>A shopper is signed in; the server keeps the cart.</title><rect x=\"16\" y=\"274\" width=\"1545.5\" height=\"1082\" rx=\"12\"/><text class=\"title\" x=\"26\" y=\"295\" textLength=\"62\" lengthAdjust=\"spacingAndGlyphs\">Signed in</text></g>\n<g class=\"leaf\" data-state=\"cart.signedIn.merging\"><title>What the browser kept is added to the shopper’s cart.</title><rect x=\"532.5\" y=\"424\" width=\"206\" height=\"54\" rx=\"10\"/><text class=\"title\" x=\"542.5\" y=\"445\" textLength=\"54\" lengthAdjust=\"spacingAndGlyphs\">Merging</text><g class=\"row\" data-arrow=\"signedIn.merging:line.added\" data-who=\"shopper\"><title>line.added: What is put in meanwhile follows.</title><rect class=\"hit\" x=\"540.5\" y=\"454\" width=\"190\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(542.5 455)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"559.5\" y=\"465\" textLength=\"169\" lengthAdjust=\"spacingAndGlyphs\">What is put in meanwhile follows</text></g></g>\n<g class=\"leaf\" data-state=\"cart.signedIn.mergeFailed\"><title>The guest’s lines could not be added yet.</title><rect x=\"217.7\" y=\"596\" width=\"101\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"227.7\" y=\"617\" textLength=\"81\" lengthAdjust=\"spacingAndGlyphs\">Merge failed</text></g>\n<g class=\"leaf\" data-state=\"cart.signedIn.loading\"><title>The cart is fetched at today’s prices and stock.</title><rect x=\"1402.3\" y=\"432.4\" width=\"73\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1412.3\" y=\"453.4\" textLength=\"53\" lengthAdjust=\"spacingAndGlyphs\">Loading</text></g>\n<g class=\"leaf\" data-state=\"cart.signedIn.loadFailed\"><title>The cart could not be fetched.</title><rect x=\"1395.7\" y=\"596\" width=\"92\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1405.7\" y=\"617\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Load failed</text></g>\n<g class=\"box deep compound\" data-state=\"cart.signedIn.ready\"><title>The shopper sees the cart and may change it.</title><rect x=\"346.7\" y=\"596\" width=\"1021\" height=\"744\" rx=\"12\"/><text class=\"title\" x=\"356.7\" y=\"617\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Ready</text><g class=\"row\" data-arrow=\"signedIn.ready:line.added\" data-who=\"shopper\"><title>line.added: The shopper puts something in the cart: 99 of a kind and 100 kinds at most.</title><rect class=\"hit\" x=\"354.7\" y=\"626\" width=\"130\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(356.7 627)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"373.7\" y=\"637\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">The shopper puts</text><text x=\"373.7\" y=\"651\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">something in the cart</text></g><g class=\"row\" data-arrow=\"signedIn.ready:quantity.set\" data-who=\"shopper\"><title>quantity.set: The shopper wants more or fewer pieces.</title><rect class=\"hit\" x=\"354.7\" y=\"654\" width=\"130\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(356.7 655)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"373.7\" y=\"665\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants</text><text x=\"373.7\" y=\"679\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">more or fewer pieces</text></g><g class=\"row\" data-arrow=\"signedIn.ready:lines.selected\" data-who=\"shopper\"><title>lines.selected: The shopper chooses what to check out.</title><rect class=\"hit\" x=\"354.7\" y=\"682\" width=\"134\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(356.7 683)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"373.7\" y=\"693\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">The shopper chooses</text><text x=\"373.7\" y=\"707\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">what to check out</text></g><g class=\"row\" data-arrow=\"signedIn.ready:lines.removed\" data-who=\"shopper\"><title>lines.removed: The shopper takes lines out and may bring them back.</title><rect class=\"hit\" x=\"354.7\" y=\"710\" width=\"165\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(356.7 711)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"373.7\" y=\"721\" textLength=\"144\" lengthAdjust=\"spacingAndGlyphs\">The shopper takes lines out</text><text x=\"373.7\" y=\"735\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">and may bring them back</text></g><g class=\"row\" data-arrow=\"signedIn.ready:removal.undone\" data-who=\"shopper\"><title>removal.undone: The shopper wants the removed lines back.</title><rect class=\"hit\" x=\"354.7\" y=\"738\" width=\"140\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(356.7 739)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"373.7\" y=\"749\" textLength=\"119\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants the</text><text x=\"373.7\" y=\"763\" textLength=\"101\" lengthAdjust=\"spacingAndGlyphs\">removed lines back</text></g><g class=\"row\" data-arrow=\"signedIn.ready:report.dismissed\" data-who=\"shopper\"><title>report.dismissed: The shopper has read what changed.</title><rect class=\"hit\" x=\"354.7\" y=\"766\" width=\"211\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(356.7 767)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"373.7\" y=\"777\" textLength=\"190\" lengthAdjust=\"spacingAndGlyphs\">The shopper has read what changed</text></g></g>\n<g class=\"leaf\" data-state=\"cart.signedIn.ready.settled\"><title>The server has every change.</title><rect x=\"1011\" y=\"1284\" width=\"66\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1021\" y=\"1305\" textLength=\"46\" lengthAdjust=\"spacingAndGlyphs\">Settled</text></g>\n<g class=\"leaf\" data-state=\"cart.signedIn.ready.refreshing\"><title>Prices and stock are read again while the cart is shown.</title><rect x=\"1183.9\" y=\"790\" width=\"92\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1193.9\" y=\"811\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Refreshing</text></g>\n<g class=\"leaf\" data-state=\"cart.signedIn.ready.saving\"><title>Changes are shown already and on their way to the server, one by one.</title><rect x=\"1220.4\" y=\"918\" width=\"65\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1230.4\" y=\"939\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Saving</text></g>\n<g class=\"leaf\" data-state=\"cart.signedIn.ready.unsaved\"><title>Nobody answered. What was changed stays in sight, and is sent again after a wait.</title><rect x=\"1008.7\" y=\"1090\" width=\"78\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1018.7\" y=\"1111\" textLength=\"58\" lengthAdjust=\"spacingAndGlyphs\">Unsaved</text></g>\n<g class=\"leaf\" data-state=\"cart.signedIn.ready.addingAgain\"><title>What was put in without an answer is merged, so that it is added once at most.</title><rect x=\"823.7\" y=\"918\" width=\"106\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"833.7\" y=\"939\" textLength=\"86\" lengthAdjust=\"spacingAndGlyphs\">Adding again</text></g>\n<circle class=\"dot\" data-start=\"cart\" cx=\"1426\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1426 26L1426 52\"/><path class=\"tip\" d=\"M1426 52L1429.6 44L1422.4 44Z\"/></g>\n<circle class=\"dot\" data-start=\"cart.signedIn\" cx=\"1426.6\" cy=\"329\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1426.6 334L1426.6 432.4\"/><path class=\"tip\" d=\"M1426.6 432.4L1430.2 424.4L1422.9 424.4Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"cart.signedIn\"><rect x=\"531.3\" y=\"314\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"539.3\" y=\"328\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<circle class=\"dot\" data-start=\"cart.signedIn.ready\" cx=\"1346.7\" cy=\"825\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1346.7 830L1346.7 1251Q1346.7 1258 1339.7 1258L1076.7 1258Q1069.7 1258 1069.7 1265L1069.7 1284\"/><path class=\"tip\" d=\"M1069.7 1284L1073.3 1276L1066 1276Z\"/></g>\n<g class=\"arrow app\" data-line=\"guest:session.started\"><path class=\"line\" d=\"M1373 176L1373 183Q1373 190 1366 190L677 190Q670 190 670 197L669.8 261Q669.8 268 669.8 275L669.8 424\"/><path class=\"tip\" d=\"M669.8 424L673.5 416L666.2 416Z\"/></g>\n<g class=\"arrow app\" data-line=\"guest:session.started:2\"><path class=\"line\" d=\"M1426 176L1426 247Q1426 254 1433 254L1444 254Q1451 254 1451 261L1451 261Q1450.9 268 1450.9 275L1450.9 432.4\"/><path class=\"tip\" d=\"M1450.9 432.4L1454.6 424.4L1447.3 424.4Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"signedIn:line.added\"><path class=\"line\" d=\"M571.8 334L571.8 403Q571.8 410 578.8 410L594.2 410Q601.2 410 601.2 417L601.2 424\"/><path class=\"tip\" d=\"M601.2 424L604.8 416L597.5 416Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn:session.ended\"><path class=\"line\" d=\"M1369 1356L1369 1363Q1369 1370 1376 1370L1571 1370Q1578 1370 1578 1363L1578 197Q1578 190 1571 190L1487 190Q1480 190 1480 183L1480 176\"/><path class=\"tip\" d=\"M1480 176L1476.4 184L1483.6 184Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.merging:xstate.done.actor.mergeCart\"><path class=\"line\" d=\"M687 478L687 596\"/><path class=\"tip\" d=\"M687 596L690.6 588L683.4 588Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.merging:xstate.done.actor.mergeCart:2 signedIn.merging:xstate.error.actor.mergeCart\"><path class=\"line\" d=\"M635.5 478L635.5 497Q635.5 504 628.5 504L292 504Q285 504 285 511L285 596\"/><path class=\"tip\" d=\"M285 596L288.6 588L281.4 588Z\"/></g>\n<g class=\"arrow many\" data-line=\"signedIn.mergeFailed:cart.retried signedIn.mergeFailed:cart.shown signedIn.mergeFailed:connection.restored\"><path class=\"line\" d=\"M251.3 596L251.3 589Q251.3 582 244.3 582L123.5 582Q116.5 582 116.5 575L116.5 499Q116.5 492 123.5 492L577 492Q584 492 584 485L584 478\"/><path class=\"tip\" d=\"M584 478L580.4 486L587.6 486Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.loading:xstate.done.actor.loadCart\"><path class=\"line\" d=\"M1420.5 472.4L1420.5 485Q1420.5 492 1413.5 492L1034.3 492Q1027.3 492 1027.3 499L1027.3 596\"/><path class=\"tip\" d=\"M1027.3 596L1031 588L1023.7 588Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.loading:xstate.done.actor.loadCart:2 signedIn.loading:xstate.error.actor.loadCart\"><path class=\"line\" d=\"M1457 472.4L1457 596\"/><path class=\"tip\" d=\"M1457 596L1460.6 588L1453.4 588Z\"/></g>\n<g class=\"arrow many\" data-line=\"signedIn.loadFailed:cart.retried signedIn.loadFailed:cart.shown signedIn.loadFailed:connection.restored\"><path class=\"line\" d=\"M1426.3 596L1426.3 589Q1426.3 582 1419.3 582L1279 582Q1272 582 1272 575L1272 511Q1272 504 1279 504L1431.8 504Q1438.8 504 1438.8 497L1438.8 472.4\"/><path class=\"tip\" d=\"M1438.8 472.4L1435.1 480.4L1442.4 480.4Z\"/></g>\n<g class=\"arrow many\" data-line=\"signedIn.ready.settled:cart.shown signedIn.ready.settled:cart.changedElsewhere\"><path class=\"line\" d=\"M1018.3 1284L1018.3 1277Q1018.3 1270 1011.3 1270L443.2 1270Q436.2 1270 436.2 1263L436.2 851Q436.2 844 443.2 844L1199.9 844Q1206.9 844 1206.9 837L1206.9 830\"/><path class=\"tip\" d=\"M1206.9 830L1203.3 838L1210.6 838Z\"/></g>\n<g class=\"arrow chart\" data-line=\"signedIn.ready.settled:\"><path class=\"line\" d=\"M1040.3 1284L1040.3 1241Q1040.3 1234 1033.3 1234L821.2 1234Q814.2 1234 814.2 1227L814.2 991Q814.2 984 821.2 984L869.7 984Q876.7 984 876.7 977L876.7 958\"/><path class=\"tip\" d=\"M876.7 958L873 966L880.3 966Z\"/></g>\n<g class=\"arrow chart\" data-line=\"signedIn.ready.settled::2\"><path class=\"line\" d=\"M1055 1284L1055 1241Q1055 1234 1062 1234L1148.2 1234Q1155.2 1234 1155.2 1227L1155.2 991Q1155.2 984 1162.2 984L1245.9 984Q1252.9 984 1252.9 977L1252.9 958\"/><path class=\"tip\" d=\"M1252.9 958L1249.3 966L1256.6 966Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.ready.refreshing:xstate.done.actor.loadCart signedIn.ready.refreshing:xstate.error.actor.loadCart\"><path class=\"line\" d=\"M1229.9 830L1229.9 849Q1229.9 856 1222.9 856L602.2 856Q595.2 856 595.2 863L595.2 1251Q595.2 1258 602.2 1258L1018.7 1258Q1025.7 1258 1025.7 1265L1025.7 1284\"/><path class=\"tip\" d=\"M1025.7 1284L1029.3 1276L1022 1276Z\"/></g>\n<g class=\"arrow chart\" data-line=\"signedIn.ready.refreshing:\"><path class=\"line\" d=\"M1252.9 830L1252.9 918\"/><path class=\"tip\" d=\"M1252.9 918L1256.6 910L1249.3 910Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.ready.saving:xstate.done.actor.saveEdit signedIn.ready.saving:xstate.done.actor.saveEdit:2\"><path class=\"line\" d=\"M1269.2 958L1269.2 1239Q1269.2 1246 1262.2 1246L1069.3 1246Q1062.3 1246 1062.3 1253L1062.3 1284\"/><path class=\"tip\" d=\"M1062.3 1284L1066 1276L1058.7 1276Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.ready.saving:xstate.done.actor.saveEdit:3 signedIn.ready.saving:xstate.error.actor.saveEdit\"><path class=\"line\" d=\"M1236.7 958L1236.7 965Q1236.7 972 1229.7 972L1067.7 972Q1060.7 972 1060.7 979L1060.7 1090\"/><path class=\"tip\" d=\"M1060.7 1090L1064.3 1082L1057 1082Z\"/></g>\n<g class=\"arrow many\" data-line=\"signedIn.ready.unsaved:cart.retried signedIn.ready.unsaved:cart.shown signedIn.ready.unsaved:connection.restored signedIn.ready.unsaved:xstate.after.saveBackoff.cart.signedIn.ready.unsaved\"><path class=\"line\" d=\"M1047.7 1130L1047.7 1284\"/><path class=\"tip\" d=\"M1047.7 1284L1051.3 1276L1044 1276Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.ready.addingAgain:xstate.done.actor.mergeCart signedIn.ready.addingAgain:xstate.done.actor.mergeCart:2\"><path class=\"line\" d=\"M850.2 958L850.2 965Q850.2 972 843.2 972L691.7 972Q684.7 972 684.7 979L684.7 1239Q684.7 1246 691.7 1246L1026 1246Q1033 1246 1033 1253L1033 1284\"/><path class=\"tip\" d=\"M1033 1284L1036.6 1276L1029.4 1276Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.ready.addingAgain:xstate.done.actor.mergeCart:3 signedIn.ready.addingAgain:xstate.error.actor.mergeCart\"><path class=\"line\" d=\"M903.2 958L903.2 1069Q903.2 1076 910.2 1076L1027.7 1076Q1034.7 1076 1034.7 1083L1034.7 1090\"/><path class=\"tip\" d=\"M1034.7 1090L1038.3 1082L1031 1082Z\"/></g>\n<g class=\"label\"><rect x=\"606\" y=\"204\" width=\"127\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"guest:session.started\" data-who=\"app\"><title>session.started: Signing in takes the guest’s lines along.</title><rect class=\"hit\" x=\"608\" y=\"208\" width=\"123\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(610 209)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"627\" y=\"219\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">Signing in takes the</text><text x=\"627\" y=\"233\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">guest’s lines along</text></g></g>\n<g class=\"label\"><rect x=\"1364\" y=\"204\" width=\"124\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"guest:session.started:2\" data-who=\"app\"><title>session.started: The shopper’s own cart is fetched.</title><rect class=\"hit\" x=\"1366\" y=\"208\" width=\"120\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(1368 209)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"1385\" y=\"219\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">The shopper’s own</text><text x=\"1385\" y=\"233\" textLength=\"73\" lengthAdjust=\"spacingAndGlyphs\">cart is fetched</text></g></g>\n<g class=\"label\"><rect x=\"489.8\" y=\"360\" width=\"164\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:line.added\" data-who=\"shopper\"><title>line.added: The browser keeps what is put in until the server’s cart is here.</title><rect class=\"hit\" x=\"491.8\" y=\"364\" width=\"160\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(493.8 365)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"510.8\" y=\"375\" textLength=\"139\" lengthAdjust=\"spacingAndGlyphs\">The browser keeps what is</text><text x=\"510.8\" y=\"389\" textLength=\"132\" lengthAdjust=\"spacingAndGlyphs\">put in until the server’s …</text></g></g>\n<g class=\"label\"><rect x=\"1500\" y=\"204\" width=\"156\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:session.ended\" data-who=\"app\"><title>session.ended: The cart stays on the server, not on this screen.</title><rect class=\"hit\" x=\"1502\" y=\"208\" width=\"152\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(1504 209)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"1521\" y=\"219\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">The cart stays on the</text><text x=\"1521\" y=\"233\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">server, not on this screen</text></g></g>\n<g class=\"label\"><rect x=\"626.5\" y=\"532\" width=\"121\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.merging:xstate.done.actor.mergeCart\" data-who=\"server\"><title>mergeCart answered: Both carts are one; a report names what changed meanwhile.</title><rect class=\"hit\" x=\"628.5\" y=\"536\" width=\"117\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(630.5 537)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"647.5\" y=\"547\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">Both carts are one</text></g></g>\n<g class=\"label\"><rect x=\"213\" y=\"518\" width=\"144\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.merging:xstate.done.actor.mergeCart:2\" data-who=\"server\"><title>mergeCart answered: The browser still has the guest’s lines.</title><rect class=\"hit\" x=\"215\" y=\"522\" width=\"128\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(217 523)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"234\" y=\"533\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">The browser still has</text><text x=\"234\" y=\"547\" textLength=\"84\" lengthAdjust=\"spacingAndGlyphs\">the guest’s lines</text></g><g class=\"row dim\" data-arrow=\"signedIn.merging:xstate.error.actor.mergeCart\" data-who=\"server\"><title>mergeCart broke down</title><rect class=\"hit\" x=\"215\" y=\"550\" width=\"140\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(217 551)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"234\" y=\"561\" textLength=\"119\" lengthAdjust=\"spacingAndGlyphs\">mergeCart broke down</text></g></g>\n<g class=\"label\"><rect x=\"32\" y=\"518\" width=\"169\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.mergeFailed:cart.retried\" data-who=\"shopper\"><title>cart.retried: The shopper tries again.</title><rect class=\"hit\" x=\"34\" y=\"522\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(36 523)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"53\" y=\"533\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"signedIn.mergeFailed:cart.shown\" data-who=\"shopper\"><title>cart.shown: Opening the cart tries again.</title><rect class=\"hit\" x=\"34\" y=\"536\" width=\"165\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(36 537)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"53\" y=\"547\" textLength=\"144\" lengthAdjust=\"spacingAndGlyphs\">Opening the cart tries again</text></g><g class=\"row\" data-arrow=\"signedIn.mergeFailed:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"34\" y=\"550\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(36 551)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"53\" y=\"561\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"973.8\" y=\"532\" width=\"107\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.loading:xstate.done.actor.loadCart\" data-who=\"server\"><title>loadCart answered: The cart is here.</title><rect class=\"hit\" x=\"975.8\" y=\"536\" width=\"103\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(977.8 537)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"994.8\" y=\"547\" textLength=\"82\" lengthAdjust=\"spacingAndGlyphs\">The cart is here</text></g></g>\n<g class=\"label\"><rect x=\"1368.5\" y=\"525\" width=\"177\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.loading:xstate.done.actor.loadCart:2\" data-who=\"server\"><title>loadCart answered: The cart could not be fetched.</title><rect class=\"hit\" x=\"1370.5\" y=\"529\" width=\"173\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1372.5 530)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1389.5\" y=\"540\" textLength=\"152\" lengthAdjust=\"spacingAndGlyphs\">The cart could not be fetched</text></g><g class=\"row dim\" data-arrow=\"signedIn.loading:xstate.error.actor.loadCart\" data-who=\"server\"><title>loadCart broke down</title><rect class=\"hit\" x=\"1370.5\" y=\"543\" width=\"129\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1372.5 544)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1389.5\" y=\"554\" textLength=\"108\" lengthAdjust=\"spacingAndGlyphs\">loadCart broke down</text></g></g>\n<g class=\"label\"><rect x=\"1187.5\" y=\"518\" width=\"169\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.loadFailed:cart.retried\" data-who=\"shopper\"><title>cart.retried: The shopper tries again.</title><rect class=\"hit\" x=\"1189.5\" y=\"522\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1191.5 523)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1208.5\" y=\"533\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"signedIn.loadFailed:cart.shown\" data-who=\"shopper\"><title>cart.shown: Opening the cart tries again.</title><rect class=\"hit\" x=\"1189.5\" y=\"536\" width=\"165\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1191.5 537)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1208.5\" y=\"547\" textLength=\"144\" lengthAdjust=\"spacingAndGlyphs\">Opening the cart tries again</text></g><g class=\"row\" data-arrow=\"signedIn.loadFailed:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"1189.5\" y=\"550\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(1191.5 551)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"1208.5\" y=\"561\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"362.7\" y=\"998\" width=\"147\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready.settled:cart.shown\" data-who=\"shopper\"><title>cart.shown: Opening the cart reads prices and stock of now.</title><rect class=\"hit\" x=\"364.7\" y=\"1002\" width=\"143\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(366.7 1003)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"383.7\" y=\"1013\" textLength=\"119\" lengthAdjust=\"spacingAndGlyphs\">Opening the cart reads</text><text x=\"383.7\" y=\"1027\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">prices and stock of now</text></g><g class=\"row\" data-arrow=\"signedIn.ready.settled:cart.changedElsewhere\" data-who=\"browser\"><title>cart.changedElsewhere: An order or another tab changed the cart.</title><rect class=\"hit\" x=\"364.7\" y=\"1030\" width=\"128\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(366.7 1031)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"383.7\" y=\"1041\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">An order or another</text><text x=\"383.7\" y=\"1055\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">tab changed the cart</text></g></g>\n<g class=\"label\"><rect x=\"758.2\" y=\"1099\" width=\"112\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready.settled:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"760.2\" y=\"1103\" width=\"108\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(762.2 1104)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"779.2\" y=\"1114\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">Has guest lines?</text></g></g>\n<g class=\"label\"><rect x=\"1114.7\" y=\"1099\" width=\"81\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready.settled::2\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"1116.7\" y=\"1103\" width=\"77\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(1118.7 1104)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"1135.7\" y=\"1114\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">Has edits?</text></g></g>\n<g class=\"label\"><rect x=\"521.7\" y=\"1005\" width=\"147\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready.refreshing:xstate.done.actor.loadCart\" data-who=\"server\"><title>loadCart answered: The cart of now, or what was shown before.</title><rect class=\"hit\" x=\"523.7\" y=\"1009\" width=\"143\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(525.7 1010)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"542.7\" y=\"1020\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">The cart of now, or</text><text x=\"542.7\" y=\"1034\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">what was shown before</text></g><g class=\"row dim\" data-arrow=\"signedIn.ready.refreshing:xstate.error.actor.loadCart\" data-who=\"server\"><title>loadCart broke down</title><rect class=\"hit\" x=\"523.7\" y=\"1037\" width=\"129\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(525.7 1038)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"542.7\" y=\"1048\" textLength=\"108\" lengthAdjust=\"spacingAndGlyphs\">loadCart broke down</text></g></g>\n<g class=\"label\"><rect x=\"1212.4\" y=\"870\" width=\"81\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready.refreshing:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"1214.4\" y=\"874\" width=\"77\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(1216.4 875)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"1233.4\" y=\"885\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">Has edits?</text></g></g>\n<g class=\"label\"><rect x=\"1207.7\" y=\"1092\" width=\"123\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready.saving:xstate.done.actor.saveEdit\" data-who=\"server\"><title>saveEdit answered: The server took it; the next one follows.</title><rect class=\"hit\" x=\"1209.7\" y=\"1096\" width=\"112\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1211.7 1097)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1228.7\" y=\"1107\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">The server took it</text></g><g class=\"row\" data-arrow=\"signedIn.ready.saving:xstate.done.actor.saveEdit:2\" data-who=\"server\"><title>saveEdit answered: The server refused: the cart is shown as it was before.</title><rect class=\"hit\" x=\"1209.7\" y=\"1110\" width=\"119\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1211.7 1111)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1228.7\" y=\"1121\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">The server refused</text></g></g>\n<g class=\"label\"><rect x=\"987.2\" y=\"1005\" width=\"147\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready.saving:xstate.done.actor.saveEdit:3\" data-who=\"server\"><title>saveEdit answered: Nobody knows whether the server took it: the change stays.</title><rect class=\"hit\" x=\"989.2\" y=\"1009\" width=\"143\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(991.2 1010)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1008.2\" y=\"1020\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">Nobody knows whether</text><text x=\"1008.2\" y=\"1034\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">the server took it</text></g><g class=\"row dim\" data-arrow=\"signedIn.ready.saving:xstate.error.actor.saveEdit\" data-who=\"server\"><title>saveEdit broke down</title><rect class=\"hit\" x=\"989.2\" y=\"1037\" width=\"130\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(991.2 1038)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1008.2\" y=\"1048\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">saveEdit broke down</text></g></g>\n<g class=\"label\"><rect x=\"963.2\" y=\"1156\" width=\"169\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready.unsaved:cart.retried\" data-who=\"shopper\"><title>cart.retried: The shopper tries again.</title><rect class=\"hit\" x=\"965.2\" y=\"1160\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(967.2 1161)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"984.2\" y=\"1171\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"signedIn.ready.unsaved:cart.shown\" data-who=\"shopper\"><title>cart.shown: Opening the cart tries again.</title><rect class=\"hit\" x=\"965.2\" y=\"1174\" width=\"165\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(967.2 1175)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"984.2\" y=\"1185\" textLength=\"144\" lengthAdjust=\"spacingAndGlyphs\">Opening the cart tries again</text></g><g class=\"row\" data-arrow=\"signedIn.ready.unsaved:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"965.2\" y=\"1188\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(967.2 1189)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"984.2\" y=\"1199\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g><g class=\"row\" data-arrow=\"signedIn.ready.unsaved:xstate.after.saveBackoff.cart.signedIn.ready.unsaved\" data-who=\"clock\"><title>after saveBackoff: The next attempt; the wait before it grows up to 30 seconds.</title><rect class=\"hit\" x=\"965.2\" y=\"1202\" width=\"109\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(967.2 1203)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"984.2\" y=\"1213\" textLength=\"88\" lengthAdjust=\"spacingAndGlyphs\">The next attempt</text></g></g>\n<g class=\"label\"><rect x=\"623.2\" y=\"1092\" width=\"123\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready.addingAgain:xstate.done.actor.mergeCart\" data-who=\"server\"><title>mergeCart answered: It is in the cart; further changes follow.</title><rect class=\"hit\" x=\"625.2\" y=\"1096\" width=\"94\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(627.2 1097)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"644.2\" y=\"1107\" textLength=\"73\" lengthAdjust=\"spacingAndGlyphs\">It is in the cart</text></g><g class=\"row\" data-arrow=\"signedIn.ready.addingAgain:xstate.done.actor.mergeCart:2\" data-who=\"server\"><title>mergeCart answered: The server refused: the cart is shown as it was before.</title><rect class=\"hit\" x=\"625.2\" y=\"1110\" width=\"119\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(627.2 1111)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"644.2\" y=\"1121\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">The server refused</text></g></g>\n<g class=\"label\"><rect x=\"831.2\" y=\"1012\" width=\"144\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready.addingAgain:xstate.done.actor.mergeCart:3\" data-who=\"server\"><title>mergeCart answered: Still no answer: the browser keeps it.</title><rect class=\"hit\" x=\"833.2\" y=\"1016\" width=\"97\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(835.2 1017)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"852.2\" y=\"1027\" textLength=\"76\" lengthAdjust=\"spacingAndGlyphs\">Still no answer</text></g><g class=\"row dim\" data-arrow=\"signedIn.ready.addingAgain:xstate.error.actor.mergeCart\" data-who=\"server\"><title>mergeCart broke down</title><rect class=\"hit\" x=\"833.2\" y=\"1030\" width=\"140\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(835.2 1031)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"852.2\" y=\"1041\" textLength=\"119\" lengthAdjust=\"spacingAndGlyphs\">mergeCart broke down</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "cart.guest",
   "name": "guest",
   "title": "Guest",
   "code": null,
   "kind": "leaf",
   "description": "Nobody is signed in; the browser keeps the lines.",
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
     "file": "screens/cart/guest.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/cart/guest.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/cart/guest.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/cart/guest.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "cart.signedIn",
   "name": "signedIn",
   "title": "Signed in",
   "code": null,
   "kind": "compound",
   "description": "A shopper is signed in; the server keeps the cart.",
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
   "id": "cart.signedIn.merging",
   "name": "signedIn.merging",
   "title": "Merging",
   "code": null,
   "kind": "leaf",
   "description": "What the browser kept is added to the shopper’s cart.",
   "tags": [
    "busy"
   ],
   "calls": [
    "mergeCart"
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
     "file": "screens/cart/signedIn.merging.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/cart/signedIn.merging.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/cart/signedIn.merging.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/cart/signedIn.merging.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "cart.signedIn.mergeFailed",
   "name": "signedIn.mergeFailed",
   "title": "Merge failed",
   "code": null,
   "kind": "leaf",
   "description": "The guest’s lines could not be added yet.",
   "tags": [
    "failed"
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
     "file": "screens/cart/signedIn.mergeFailed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/cart/signedIn.mergeFailed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/cart/signedIn.mergeFailed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/cart/signedIn.mergeFailed.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "cart.signedIn.loading",
   "name": "signedIn.loading",
   "title": "Loading",
   "code": null,
   "kind": "leaf",
   "description": "The cart is fetched at today’s prices and stock.",
   "tags": [
    "busy"
   ],
   "calls": [
    "loadCart"
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
     "file": "screens/cart/signedIn.loading.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/cart/signedIn.loading.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/cart/signedIn.loading.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/cart/signedIn.loading.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "cart.signedIn.loadFailed",
   "name": "signedIn.loadFailed",
   "title": "Load failed",
   "code": null,
   "kind": "leaf",
   "description": "The cart could not be fetched.",
   "tags": [
    "failed"
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
     "file": "screens/cart/signedIn.loadFailed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/cart/signedIn.loadFailed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/cart/signedIn.loadFailed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/cart/signedIn.loadFailed.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "cart.signedIn.ready",
   "name": "signedIn.ready",
   "title": "Ready",
   "code": null,
   "kind": "compound",
   "description": "The shopper sees the cart and may change it.",
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
   "id": "cart.signedIn.ready.settled",
   "name": "signedIn.ready.settled",
   "title": "Settled",
   "code": null,
   "kind": "leaf",
   "description": "The server has every change.",
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
     "file": "screens/cart/signedIn.ready.settled.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/cart/signedIn.ready.settled.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/cart/signedIn.ready.settled.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/cart/signedIn.ready.settled.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "cart.signedIn.ready.refreshing",
   "name": "signedIn.ready.refreshing",
   "title": "Refreshing",
   "code": null,
   "kind": "leaf",
   "description": "Prices and stock are read again while the cart is shown.",
   "tags": [
    "busy"
   ],
   "calls": [
    "loadCart"
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
     "file": "screens/cart/signedIn.ready.refreshing.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/cart/signedIn.ready.refreshing.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/cart/signedIn.ready.refreshing.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/cart/signedIn.ready.refreshing.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "cart.signedIn.ready.saving",
   "name": "signedIn.ready.saving",
   "title": "Saving",
   "code": null,
   "kind": "leaf",
   "description": "Changes are shown already and on their way to the server, one by one.",
   "tags": [],
   "calls": [
    "saveEdit"
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
     "file": "screens/cart/signedIn.ready.saving.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/cart/signedIn.ready.saving.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/cart/signedIn.ready.saving.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/cart/signedIn.ready.saving.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "cart.signedIn.ready.unsaved",
   "name": "signedIn.ready.unsaved",
   "title": "Unsaved",
   "code": null,
   "kind": "leaf",
   "description": "Nobody answered. What was changed stays in sight, and is sent again after a wait.",
   "tags": [],
   "calls": [],
   "entry": [
    "countSaveAttempt",
    "announceUnsaved"
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
     "file": "screens/cart/signedIn.ready.unsaved.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/cart/signedIn.ready.unsaved.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/cart/signedIn.ready.unsaved.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/cart/signedIn.ready.unsaved.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "cart.signedIn.ready.addingAgain",
   "name": "signedIn.ready.addingAgain",
   "title": "Adding again",
   "code": null,
   "kind": "leaf",
   "description": "What was put in without an answer is merged, so that it is added once at most.",
   "tags": [],
   "calls": [
    "mergeCart"
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
     "file": "screens/cart/signedIn.ready.addingAgain.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/cart/signedIn.ready.addingAgain.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/cart/signedIn.ready.addingAgain.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/cart/signedIn.ready.addingAgain.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "guest:line.added",
   "key": "cart.guest: line.added → stays",
   "from": "guest",
   "to": [],
   "event": "line.added",
   "words": "line.added",
   "label": "A guest puts something in the cart",
   "description": "A guest puts something in the cart: 99 of a kind and 100 kinds at most.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasRoom",
   "effects": [
    "addGuestLine",
    "announceAdded",
    "storeGuestLines"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
    "planted": 13,
    "noticed": 13
   }
  },
  {
   "name": "guest:quantity.set",
   "key": "cart.guest: quantity.set → stays",
   "from": "guest",
   "to": [],
   "event": "quantity.set",
   "words": "quantity.set",
   "label": "The guest wants more or fewer pieces",
   "description": "The guest wants more or fewer pieces.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasGuestLine",
   "effects": [
    "setGuestQuantity",
    "storeGuestLines"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
    "planted": 17,
    "noticed": 17
   }
  },
  {
   "name": "guest:lines.removed",
   "key": "cart.guest: lines.removed → stays",
   "from": "guest",
   "to": [],
   "event": "lines.removed",
   "words": "lines.removed",
   "label": "The guest takes lines out",
   "description": "The guest takes lines out.",
   "who": "shopper",
   "isMoney": false,
   "guard": "holdsForGuest",
   "effects": [
    "removeForGuest",
    "storeGuestLines"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
   "name": "guest:guestLines.changed",
   "key": "cart.guest: guestLines.changed → stays",
   "from": "guest",
   "to": [],
   "event": "guestLines.changed",
   "words": "guestLines.changed",
   "label": "The guest changed the cart in another tab",
   "description": "The guest changed the cart in another tab.",
   "who": "browser",
   "isMoney": false,
   "guard": null,
   "effects": [
    "setGuestLines"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
   "name": "guest:session.started",
   "key": "cart.guest: session.started → cart.signedIn.merging [branch 1]",
   "from": "guest",
   "to": [
    "signedIn.merging"
   ],
   "event": "session.started",
   "words": "session.started",
   "label": "Signing in takes the guest’s lines along",
   "description": "Signing in takes the guest’s lines along.",
   "who": "app",
   "isMoney": false,
   "guard": "hasGuestLines",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
      "path": "/api/cart/merge",
      "input": {
       "lines": [
        {
         "skuId": 200,
         "quantity": 3,
         "selected": true,
         "seenPriceCents": 1000
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
    "planted": 7,
    "noticed": 7
   }
  },
  {
   "name": "guest:session.started:2",
   "key": "cart.guest: session.started → cart.signedIn.loading [branch 2]",
   "from": "guest",
   "to": [
    "signedIn.loading"
   ],
   "event": "session.started",
   "words": "session.started",
   "label": "The shopper’s own cart is fetched",
   "description": "The shopper’s own cart is fetched.",
   "who": "app",
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
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
   "name": "signedIn:line.added",
   "key": "cart.signedIn: line.added → cart.signedIn.merging",
   "from": "signedIn",
   "to": [
    "signedIn.merging"
   ],
   "event": "line.added",
   "words": "line.added",
   "label": "The browser keeps what is put in until the server’s …",
   "description": "The browser keeps what is put in until the server’s cart is here.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasRoom",
   "effects": [
    "addGuestLine",
    "announceAdded",
    "storeGuestLines"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
      "path": "/api/cart/merge",
      "input": {
       "lines": [
        {
         "skuId": 200,
         "quantity": 1,
         "selected": true,
         "seenPriceCents": 1000
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
    "planted": 14,
    "noticed": 14
   }
  },
  {
   "name": "signedIn:session.ended",
   "key": "cart.signedIn: session.ended → cart.guest",
   "from": "signedIn",
   "to": [
    "guest"
   ],
   "event": "session.ended",
   "words": "session.ended",
   "label": "The cart stays on the server, not on this screen",
   "description": "The cart stays on the server, not on this screen.",
   "who": "app",
   "isMoney": false,
   "guard": null,
   "effects": [
    "dropLines"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
    "planted": 10,
    "noticed": 10
   }
  },
  {
   "name": "signedIn.merging:line.added",
   "key": "cart.signedIn.merging: line.added → stays",
   "from": "signedIn.merging",
   "to": [],
   "event": "line.added",
   "words": "line.added",
   "label": "What is put in meanwhile follows",
   "description": "What is put in meanwhile follows.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasRoom",
   "effects": [
    "apply",
    "announceAdded"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
    "planted": 18,
    "noticed": 18
   }
  },
  {
   "name": "signedIn.merging:xstate.done.actor.mergeCart",
   "key": "cart.signedIn.merging: xstate.done.actor.mergeCart → cart.signedIn.ready [branch 1]",
   "from": "signedIn.merging",
   "to": [
    "signedIn.ready"
   ],
   "event": "xstate.done.actor.mergeCart",
   "words": "mergeCart answered",
   "label": "Both carts are one",
   "description": "Both carts are one; a report names what changed meanwhile.",
   "who": "server",
   "isMoney": false,
   "guard": "isAnswered",
   "effects": [
    "keepCart",
    "keepReport",
    "dropGuestLines",
    "storeGuestLines",
    "tellOtherTabs"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/cart/merge"
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/cart/add",
      "input": {
       "skuId": 200,
       "quantity": 1
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 19,
    "noticed": 19
   }
  },
  {
   "name": "signedIn.merging:xstate.done.actor.mergeCart:2",
   "key": "cart.signedIn.merging: xstate.done.actor.mergeCart → cart.signedIn.mergeFailed [branch 2]",
   "from": "signedIn.merging",
   "to": [
    "signedIn.mergeFailed"
   ],
   "event": "xstate.done.actor.mergeCart",
   "words": "mergeCart answered",
   "label": "The browser still has the guest’s lines",
   "description": "The browser still has the guest’s lines.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepCart"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/cart/merge"
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
   "name": "signedIn.merging:xstate.error.actor.mergeCart",
   "key": "cart.signedIn.merging: xstate.error.actor.mergeCart → cart.signedIn.mergeFailed",
   "from": "signedIn.merging",
   "to": [
    "signedIn.mergeFailed"
   ],
   "event": "xstate.error.actor.mergeCart",
   "words": "mergeCart broke down",
   "label": "mergeCart broke down",
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
     "text": "a cart has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/cart/merge"
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
   "name": "signedIn.mergeFailed:cart.retried",
   "key": "cart.signedIn.mergeFailed: cart.retried → cart.signedIn.merging",
   "from": "signedIn.mergeFailed",
   "to": [
    "signedIn.merging"
   ],
   "event": "cart.retried",
   "words": "cart.retried",
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
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
      "path": "/api/cart/merge",
      "input": {
       "lines": [
        {
         "skuId": 200,
         "quantity": 1,
         "selected": true,
         "seenPriceCents": 1000
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
    "planted": 2,
    "noticed": 2
   }
  },
  {
   "name": "signedIn.mergeFailed:cart.shown",
   "key": "cart.signedIn.mergeFailed: cart.shown → cart.signedIn.merging",
   "from": "signedIn.mergeFailed",
   "to": [
    "signedIn.merging"
   ],
   "event": "cart.shown",
   "words": "cart.shown",
   "label": "Opening the cart tries again",
   "description": "Opening the cart tries again.",
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
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
      "path": "/api/cart/merge",
      "input": {
       "lines": [
        {
         "skuId": 200,
         "quantity": 1,
         "selected": true,
         "seenPriceCents": 1000
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
    "planted": 2,
    "noticed": 2
   }
  },
  {
   "name": "signedIn.mergeFailed:connection.restored",
   "key": "cart.signedIn.mergeFailed: connection.restored → cart.signedIn.merging",
   "from": "signedIn.mergeFailed",
   "to": [
    "signedIn.merging"
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
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
      "path": "/api/cart/merge",
      "input": {
       "lines": [
        {
         "skuId": 200,
         "quantity": 1,
         "selected": true,
         "seenPriceCents": 1000
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
    "planted": 2,
    "noticed": 2
   }
  },
  {
   "name": "signedIn.loading:xstate.done.actor.loadCart",
   "key": "cart.signedIn.loading: xstate.done.actor.loadCart → cart.signedIn.ready [branch 1]",
   "from": "signedIn.loading",
   "to": [
    "signedIn.ready"
   ],
   "event": "xstate.done.actor.loadCart",
   "words": "loadCart answered",
   "label": "The cart is here",
   "description": "The cart is here.",
   "who": "server",
   "isMoney": false,
   "guard": "isAnswered",
   "effects": [
    "keepCart"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/cart/list"
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
   "name": "signedIn.loading:xstate.done.actor.loadCart:2",
   "key": "cart.signedIn.loading: xstate.done.actor.loadCart → cart.signedIn.loadFailed [branch 2]",
   "from": "signedIn.loading",
   "to": [
    "signedIn.loadFailed"
   ],
   "event": "xstate.done.actor.loadCart",
   "words": "loadCart answered",
   "label": "The cart could not be fetched",
   "description": "The cart could not be fetched.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepCart"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/cart/list"
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
   "name": "signedIn.loading:xstate.error.actor.loadCart",
   "key": "cart.signedIn.loading: xstate.error.actor.loadCart → cart.signedIn.loadFailed",
   "from": "signedIn.loading",
   "to": [
    "signedIn.loadFailed"
   ],
   "event": "xstate.error.actor.loadCart",
   "words": "loadCart broke down",
   "label": "loadCart broke down",
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
     "text": "a cart has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/cart/list"
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
   "name": "signedIn.loadFailed:cart.retried",
   "key": "cart.signedIn.loadFailed: cart.retried → cart.signedIn.loading",
   "from": "signedIn.loadFailed",
   "to": [
    "signedIn.loading"
   ],
   "event": "cart.retried",
   "words": "cart.retried",
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
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
   "name": "signedIn.loadFailed:cart.shown",
   "key": "cart.signedIn.loadFailed: cart.shown → cart.signedIn.loading",
   "from": "signedIn.loadFailed",
   "to": [
    "signedIn.loading"
   ],
   "event": "cart.shown",
   "words": "cart.shown",
   "label": "Opening the cart tries again",
   "description": "Opening the cart tries again.",
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
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
   "name": "signedIn.loadFailed:connection.restored",
   "key": "cart.signedIn.loadFailed: connection.restored → cart.signedIn.loading",
   "from": "signedIn.loadFailed",
   "to": [
    "signedIn.loading"
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
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
   "name": "signedIn.ready:line.added",
   "key": "cart.signedIn.ready: line.added → stays",
   "from": "signedIn.ready",
   "to": [],
   "event": "line.added",
   "words": "line.added",
   "label": "The shopper puts something in the cart",
   "description": "The shopper puts something in the cart: 99 of a kind and 100 kinds at most.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasRoom",
   "effects": [
    "apply",
    "announceAdded"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
      "path": "/api/cart/add",
      "input": {
       "skuId": 200,
       "quantity": 1
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 18,
    "noticed": 18
   }
  },
  {
   "name": "signedIn.ready:quantity.set",
   "key": "cart.signedIn.ready: quantity.set → stays",
   "from": "signedIn.ready",
   "to": [],
   "event": "quantity.set",
   "words": "quantity.set",
   "label": "The shopper wants more or fewer pieces",
   "description": "The shopper wants more or fewer pieces.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasLine",
   "effects": [
    "apply"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
    "planted": 19,
    "noticed": 19
   }
  },
  {
   "name": "signedIn.ready:lines.selected",
   "key": "cart.signedIn.ready: lines.selected → stays",
   "from": "signedIn.ready",
   "to": [],
   "event": "lines.selected",
   "words": "lines.selected",
   "label": "The shopper chooses what to check out",
   "description": "The shopper chooses what to check out.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasLines",
   "effects": [
    "apply"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
    "planted": 17,
    "noticed": 17
   }
  },
  {
   "name": "signedIn.ready:lines.removed",
   "key": "cart.signedIn.ready: lines.removed → stays",
   "from": "signedIn.ready",
   "to": [],
   "event": "lines.removed",
   "words": "lines.removed",
   "label": "The shopper takes lines out and may bring them back",
   "description": "The shopper takes lines out and may bring them back.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasLines",
   "effects": [
    "apply"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
      "path": "/api/cart/remove",
      "input": {
       "skuIds": [
        200
       ]
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 17,
    "noticed": 17
   }
  },
  {
   "name": "signedIn.ready:removal.undone",
   "key": "cart.signedIn.ready: removal.undone → stays",
   "from": "signedIn.ready",
   "to": [],
   "event": "removal.undone",
   "words": "removal.undone",
   "label": "The shopper wants the removed lines back",
   "description": "The shopper wants the removed lines back.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasRemoved",
   "effects": [
    "bringBack"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
    "planted": 12,
    "noticed": 12
   }
  },
  {
   "name": "signedIn.ready:report.dismissed",
   "key": "cart.signedIn.ready: report.dismissed → stays",
   "from": "signedIn.ready",
   "to": [],
   "event": "report.dismissed",
   "words": "report.dismissed",
   "label": "The shopper has read what changed",
   "description": "The shopper has read what changed.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasReport",
   "effects": [
    "dropReport"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
   "name": "signedIn.ready.settled:cart.shown",
   "key": "cart.signedIn.ready.settled: cart.shown → cart.signedIn.ready.refreshing",
   "from": "signedIn.ready.settled",
   "to": [
    "signedIn.ready.refreshing"
   ],
   "event": "cart.shown",
   "words": "cart.shown",
   "label": "Opening the cart reads prices and stock of now",
   "description": "Opening the cart reads prices and stock of now.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "forgetRemoved"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
   "name": "signedIn.ready.settled:cart.changedElsewhere",
   "key": "cart.signedIn.ready.settled: cart.changedElsewhere → cart.signedIn.ready.refreshing",
   "from": "signedIn.ready.settled",
   "to": [
    "signedIn.ready.refreshing"
   ],
   "event": "cart.changedElsewhere",
   "words": "cart.changedElsewhere",
   "label": "An order or another tab changed the cart",
   "description": "An order or another tab changed the cart.",
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
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
   "name": "signedIn.ready.settled:",
   "key": "cart.signedIn.ready.settled: always → cart.signedIn.ready.addingAgain [branch 1]",
   "from": "signedIn.ready.settled",
   "to": [
    "signedIn.ready.addingAgain"
   ],
   "event": "",
   "words": "at once",
   "label": "Has guest lines?",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": "hasGuestLines",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
      "path": "/api/cart/merge",
      "input": {
       "lines": [
        {
         "skuId": 200,
         "quantity": 3,
         "selected": true,
         "seenPriceCents": 1000
        }
       ]
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "signedIn.ready.settled::2",
   "key": "cart.signedIn.ready.settled: always → cart.signedIn.ready.saving [branch 2]",
   "from": "signedIn.ready.settled",
   "to": [
    "signedIn.ready.saving"
   ],
   "event": "",
   "words": "at once",
   "label": "Has edits?",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": "hasEdits",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
      "path": "/api/cart/remove",
      "input": {
       "skuIds": [
        200
       ]
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "signedIn.ready.refreshing:xstate.done.actor.loadCart",
   "key": "cart.signedIn.ready.refreshing: xstate.done.actor.loadCart → cart.signedIn.ready.settled",
   "from": "signedIn.ready.refreshing",
   "to": [
    "signedIn.ready.settled"
   ],
   "event": "xstate.done.actor.loadCart",
   "words": "loadCart answered",
   "label": "The cart of now, or what was shown before",
   "description": "The cart of now, or what was shown before.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepCart"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/cart/list"
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
   "name": "signedIn.ready.refreshing:xstate.error.actor.loadCart",
   "key": "cart.signedIn.ready.refreshing: xstate.error.actor.loadCart → cart.signedIn.ready.settled",
   "from": "signedIn.ready.refreshing",
   "to": [
    "signedIn.ready.settled"
   ],
   "event": "xstate.error.actor.loadCart",
   "words": "loadCart broke down",
   "label": "loadCart broke down",
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
     "text": "a cart has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/cart/list"
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
   "name": "signedIn.ready.refreshing:",
   "key": "cart.signedIn.ready.refreshing: always → cart.signedIn.ready.saving",
   "from": "signedIn.ready.refreshing",
   "to": [
    "signedIn.ready.saving"
   ],
   "event": "",
   "words": "at once",
   "label": "Has edits?",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": "hasEdits",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
   "name": "signedIn.ready.saving:xstate.done.actor.saveEdit",
   "key": "cart.signedIn.ready.saving: xstate.done.actor.saveEdit → cart.signedIn.ready.settled [branch 1]",
   "from": "signedIn.ready.saving",
   "to": [
    "signedIn.ready.settled"
   ],
   "event": "xstate.done.actor.saveEdit",
   "words": "saveEdit answered",
   "label": "The server took it",
   "description": "The server took it; the next one follows.",
   "who": "server",
   "isMoney": false,
   "guard": "isAnswered",
   "effects": [
    "confirmEdit",
    "forgetSaveAttempts",
    "tellOtherTabs"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/cart/add, POST /api/cart/update, POST /api/cart/remove"
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
   "name": "signedIn.ready.saving:xstate.done.actor.saveEdit:2",
   "key": "cart.signedIn.ready.saving: xstate.done.actor.saveEdit → cart.signedIn.ready.settled [branch 2]",
   "from": "signedIn.ready.saving",
   "to": [
    "signedIn.ready.settled"
   ],
   "event": "xstate.done.actor.saveEdit",
   "words": "saveEdit answered",
   "label": "The server refused",
   "description": "The server refused: the cart is shown as it was before.",
   "who": "server",
   "isMoney": false,
   "guard": "isRefused",
   "effects": [
    "rollBack",
    "keepCart",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/cart/add, POST /api/cart/update, POST /api/cart/remove"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 16,
    "noticed": 16
   }
  },
  {
   "name": "signedIn.ready.saving:xstate.done.actor.saveEdit:3",
   "key": "cart.signedIn.ready.saving: xstate.done.actor.saveEdit → cart.signedIn.ready.unsaved [branch 3]",
   "from": "signedIn.ready.saving",
   "to": [
    "signedIn.ready.unsaved"
   ],
   "event": "xstate.done.actor.saveEdit",
   "words": "saveEdit answered",
   "label": "Nobody knows whether the server took it",
   "description": "Nobody knows whether the server took it: the change stays.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepCart",
    "setAddedAside",
    "storeGuestLines"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/cart/add, POST /api/cart/update, POST /api/cart/remove"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "signedIn.ready.saving:xstate.error.actor.saveEdit",
   "key": "cart.signedIn.ready.saving: xstate.error.actor.saveEdit → cart.signedIn.ready.unsaved",
   "from": "signedIn.ready.saving",
   "to": [
    "signedIn.ready.unsaved"
   ],
   "event": "xstate.error.actor.saveEdit",
   "words": "saveEdit broke down",
   "label": "saveEdit broke down",
   "description": "",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSurprise",
    "setAddedAside",
    "storeGuestLines"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/cart/add, POST /api/cart/update, POST /api/cart/remove"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "signedIn.ready.unsaved:cart.retried",
   "key": "cart.signedIn.ready.unsaved: cart.retried → cart.signedIn.ready.settled",
   "from": "signedIn.ready.unsaved",
   "to": [
    "signedIn.ready.settled"
   ],
   "event": "cart.retried",
   "words": "cart.retried",
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
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
      "path": "/api/cart/remove",
      "input": {
       "skuIds": [
        200
       ]
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "signedIn.ready.unsaved:cart.shown",
   "key": "cart.signedIn.ready.unsaved: cart.shown → cart.signedIn.ready.settled",
   "from": "signedIn.ready.unsaved",
   "to": [
    "signedIn.ready.settled"
   ],
   "event": "cart.shown",
   "words": "cart.shown",
   "label": "Opening the cart tries again",
   "description": "Opening the cart tries again.",
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
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
      "path": "/api/cart/merge",
      "input": {
       "lines": [
        {
         "skuId": 200,
         "quantity": 3,
         "selected": true,
         "seenPriceCents": 1000
        }
       ]
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "signedIn.ready.unsaved:connection.restored",
   "key": "cart.signedIn.ready.unsaved: connection.restored → cart.signedIn.ready.settled",
   "from": "signedIn.ready.unsaved",
   "to": [
    "signedIn.ready.settled"
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
     "text": "a cart has no states there; its calls have their own tests in tests/api"
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
      "path": "/api/cart/remove",
      "input": {
       "skuIds": [
        200
       ]
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "signedIn.ready.unsaved:xstate.after.saveBackoff.cart.signedIn.ready.unsaved",
   "key": "cart.signedIn.ready.unsaved: xstate.after.saveBackoff.cart.signedIn.ready.unsaved → cart.signedIn.ready.settled",
   "from": "signedIn.ready.unsaved",
   "to": [
    "signedIn.ready.settled"
   ],
   "event": "xstate.after.saveBackoff.cart.signedIn.ready.unsaved",
   "words": "after saveBackoff",
   "label": "The next attempt",
   "description": "The next attempt; the wait before it grows up to 30 seconds.",
   "who": "clock",
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
     "text": "a cart has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "By waiting"
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/cart/merge",
      "input": {
       "lines": [
        {
         "skuId": 200,
         "quantity": 3,
         "selected": true,
         "seenPriceCents": 1000
        }
       ]
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "signedIn.ready.addingAgain:xstate.done.actor.mergeCart",
   "key": "cart.signedIn.ready.addingAgain: xstate.done.actor.mergeCart → cart.signedIn.ready.settled [branch 1]",
   "from": "signedIn.ready.addingAgain",
   "to": [
    "signedIn.ready.settled"
   ],
   "event": "xstate.done.actor.mergeCart",
   "words": "mergeCart answered",
   "label": "It is in the cart",
   "description": "It is in the cart; further changes follow.",
   "who": "server",
   "isMoney": false,
   "guard": "isAnswered",
   "effects": [
    "keepCart",
    "keepReport",
    "forgetSaveAttempts",
    "dropGuestLines",
    "storeGuestLines",
    "tellOtherTabs"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/cart/merge"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "signedIn.ready.addingAgain:xstate.done.actor.mergeCart:2",
   "key": "cart.signedIn.ready.addingAgain: xstate.done.actor.mergeCart → cart.signedIn.ready.settled [branch 2]",
   "from": "signedIn.ready.addingAgain",
   "to": [
    "signedIn.ready.settled"
   ],
   "event": "xstate.done.actor.mergeCart",
   "words": "mergeCart answered",
   "label": "The server refused",
   "description": "The server refused: the cart is shown as it was before.",
   "who": "server",
   "isMoney": false,
   "guard": "isRefused",
   "effects": [
    "rollBack",
    "keepCart",
    "dropGuestLines",
    "storeGuestLines",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/cart/merge"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "signedIn.ready.addingAgain:xstate.done.actor.mergeCart:3",
   "key": "cart.signedIn.ready.addingAgain: xstate.done.actor.mergeCart → cart.signedIn.ready.unsaved [branch 3]",
   "from": "signedIn.ready.addingAgain",
   "to": [
    "signedIn.ready.unsaved"
   ],
   "event": "xstate.done.actor.mergeCart",
   "words": "mergeCart answered",
   "label": "Still no answer",
   "description": "Still no answer: the browser keeps it.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepCart"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "a cart has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/cart/merge"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "signedIn.ready.addingAgain:xstate.error.actor.mergeCart",
   "key": "cart.signedIn.ready.addingAgain: xstate.error.actor.mergeCart → cart.signedIn.ready.unsaved",
   "from": "signedIn.ready.addingAgain",
   "to": [
    "signedIn.ready.unsaved"
   ],
   "event": "xstate.error.actor.mergeCart",
   "words": "mergeCart broke down",
   "label": "mergeCart broke down",
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
     "text": "a cart has no states there; its calls have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/cart/merge"
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
   "title": "the cart of a guest is stored, then merged on signing in with a report of what changed",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}",
     "taken": [
      "guest:line.added"
     ],
     "leaves": [
      "guest"
     ]
    },
    {
     "event": "line.added {\"skuId\":200,\"quantity\":2,\"priceCents\":950}",
     "taken": [
      "guest:line.added"
     ],
     "leaves": [
      "guest"
     ]
    },
    {
     "event": "session.started",
     "taken": [
      "guest:session.started"
     ],
     "leaves": [
      "signedIn.merging"
     ]
    },
    {
     "event": "done mergeCart merged",
     "taken": [
      "signedIn.merging:xstate.done.actor.mergeCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    }
   ]
  },
  {
   "title": "the cart of a guest is changed where it is kept",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "quantity.set {\"skuId\":200,\"quantity\":4}",
     "taken": [
      "guest:quantity.set"
     ],
     "leaves": [
      "guest"
     ]
    },
    {
     "event": "quantity.set {\"skuId\":200,\"quantity\":100}",
     "taken": [],
     "leaves": [
      "guest"
     ]
    },
    {
     "event": "lines.removed {\"skuIds\":[999]}",
     "taken": [],
     "leaves": [
      "guest"
     ]
    },
    {
     "event": "lines.removed {\"skuIds\":[200]}",
     "taken": [
      "guest:lines.removed"
     ],
     "leaves": [
      "guest"
     ]
    }
   ]
  },
  {
   "title": "the cart keeps the guest’s lines in the browser when the merge fails",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started"
     ],
     "leaves": [
      "signedIn.merging"
     ]
    },
    {
     "event": "done mergeCart failed (network)",
     "taken": [
      "signedIn.merging:xstate.done.actor.mergeCart:2"
     ],
     "leaves": [
      "signedIn.mergeFailed"
     ]
    },
    {
     "event": "cart.retried",
     "taken": [
      "signedIn.mergeFailed:cart.retried"
     ],
     "leaves": [
      "signedIn.merging"
     ]
    }
   ]
  },
  {
   "title": "the cart shows edits at once and sends them one after the other",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "quantity.set {\"skuId\":200,\"quantity\":3}",
     "taken": [
      "signedIn.ready:quantity.set",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "lines.selected {\"skuIds\":[300],\"selected\":true}",
     "taken": [
      "signedIn.ready:lines.selected"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit answered",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit answered",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    }
   ]
  },
  {
   "title": "the cart goes back to what the server has when it refuses an edit",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "quantity.set {\"skuId\":200,\"quantity\":90}",
     "taken": [
      "signedIn.ready:quantity.set",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "lines.removed {\"skuIds\":[300]}",
     "taken": [
      "signedIn.ready:lines.removed"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (tooFewLeft)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:2"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    }
   ]
  },
  {
   "title": "the cart keeps an edit that nobody answered in sight, and sends it again",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "quantity.set {\"skuId\":200,\"quantity\":3}",
     "taken": [
      "signedIn.ready:quantity.set",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (network)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    },
    {
     "event": "after.saveBackoff.cart.signedIn.ready.unsaved",
     "taken": [
      "signedIn.ready.unsaved:xstate.after.saveBackoff.cart.signedIn.ready.unsaved",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit answered",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    }
   ]
  },
  {
   "title": "the cart adds pieces once, though nobody answered the first time",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}",
     "taken": [
      "signedIn.ready:line.added",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (network)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "signedIn.ready.unsaved:connection.restored",
      "signedIn.ready.settled:"
     ],
     "leaves": [
      "signedIn.ready.addingAgain"
     ]
    },
    {
     "event": "done mergeCart merged",
     "taken": [
      "signedIn.ready.addingAgain:xstate.done.actor.mergeCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    }
   ]
  },
  {
   "title": "the cart sends again after 1, 2, 4, 8, 16 and from then on 30 seconds",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "quantity.set {\"skuId\":200,\"quantity\":3}",
     "taken": [
      "signedIn.ready:quantity.set",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (network)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    },
    {
     "event": "after.saveBackoff.cart.signedIn.ready.unsaved",
     "taken": [
      "signedIn.ready.unsaved:xstate.after.saveBackoff.cart.signedIn.ready.unsaved",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (network)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    },
    {
     "event": "after.saveBackoff.cart.signedIn.ready.unsaved",
     "taken": [
      "signedIn.ready.unsaved:xstate.after.saveBackoff.cart.signedIn.ready.unsaved",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (network)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    },
    {
     "event": "after.saveBackoff.cart.signedIn.ready.unsaved",
     "taken": [
      "signedIn.ready.unsaved:xstate.after.saveBackoff.cart.signedIn.ready.unsaved",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (network)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    },
    {
     "event": "after.saveBackoff.cart.signedIn.ready.unsaved",
     "taken": [
      "signedIn.ready.unsaved:xstate.after.saveBackoff.cart.signedIn.ready.unsaved",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (network)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    },
    {
     "event": "after.saveBackoff.cart.signedIn.ready.unsaved",
     "taken": [
      "signedIn.ready.unsaved:xstate.after.saveBackoff.cart.signedIn.ready.unsaved",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (network)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    },
    {
     "event": "after.saveBackoff.cart.signedIn.ready.unsaved",
     "taken": [
      "signedIn.ready.unsaved:xstate.after.saveBackoff.cart.signedIn.ready.unsaved",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (network)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    },
    {
     "event": "after.saveBackoff.cart.signedIn.ready.unsaved",
     "taken": [
      "signedIn.ready.unsaved:xstate.after.saveBackoff.cart.signedIn.ready.unsaved",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    }
   ]
  },
  {
   "title": "the cart goes on after an edit that ended as aborted: unsaved",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "quantity.set {\"skuId\":200,\"quantity\":3}",
     "taken": [
      "signedIn.ready:quantity.set",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (aborted)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    }
   ]
  },
  {
   "title": "the cart goes on after an edit that ended as timeout: unsaved",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "quantity.set {\"skuId\":200,\"quantity\":3}",
     "taken": [
      "signedIn.ready:quantity.set",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (timeout)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    }
   ]
  },
  {
   "title": "the cart goes on after an edit that ended as offline: unsaved",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "quantity.set {\"skuId\":200,\"quantity\":3}",
     "taken": [
      "signedIn.ready:quantity.set",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (offline)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    }
   ]
  },
  {
   "title": "the cart goes on after an edit that ended as malformed: unsaved",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "quantity.set {\"skuId\":200,\"quantity\":3}",
     "taken": [
      "signedIn.ready:quantity.set",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (malformed)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    }
   ]
  },
  {
   "title": "the cart goes on after an edit that ended as unexpected: unsaved",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "quantity.set {\"skuId\":200,\"quantity\":3}",
     "taken": [
      "signedIn.ready:quantity.set",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (unexpected)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    }
   ]
  },
  {
   "title": "the cart goes on after an edit that ended as duplicate: settled",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "quantity.set {\"skuId\":200,\"quantity\":3}",
     "taken": [
      "signedIn.ready:quantity.set",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (duplicate)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:2"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    }
   ]
  },
  {
   "title": "the cart goes on after an edit that ended with the status 400: %s",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "quantity.set {\"skuId\":200,\"quantity\":3}",
     "taken": [
      "signedIn.ready:quantity.set",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (status)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:2"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    }
   ]
  },
  {
   "title": "the cart goes on after an edit that ended with the status 499: %s",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "quantity.set {\"skuId\":200,\"quantity\":3}",
     "taken": [
      "signedIn.ready:quantity.set",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (status)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:2"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    }
   ]
  },
  {
   "title": "the cart goes on after an edit that ended with the status 500: %s",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "quantity.set {\"skuId\":200,\"quantity\":3}",
     "taken": [
      "signedIn.ready:quantity.set",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (status)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    }
   ]
  },
  {
   "title": "the cart goes on after an edit that ended with the status 503: %s",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "quantity.set {\"skuId\":200,\"quantity\":3}",
     "taken": [
      "signedIn.ready:quantity.set",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (status)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    }
   ]
  },
  {
   "title": "the cart brings removed lines back to where they were, and chosen as they were",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "lines.removed {\"skuIds\":[200]}",
     "taken": [
      "signedIn.ready:lines.removed",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit answered",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "removal.undone",
     "taken": [
      "signedIn.ready:removal.undone",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    }
   ]
  },
  {
   "title": "the cart loses nothing that is added while it is still being fetched",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}",
     "taken": [
      "signedIn:line.added"
     ],
     "leaves": [
      "signedIn.merging"
     ]
    },
    {
     "event": "done mergeCart merged",
     "taken": [
      "signedIn.merging:xstate.done.actor.mergeCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    }
   ]
  },
  {
   "title": "the cart keeps in the browser what is added without a connection, and adds it with one",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart failed (network)",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart:2"
     ],
     "leaves": [
      "signedIn.loadFailed"
     ]
    },
    {
     "event": "line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}",
     "taken": [
      "signedIn:line.added"
     ],
     "leaves": [
      "signedIn.merging"
     ]
    },
    {
     "event": "done mergeCart failed (network)",
     "taken": [
      "signedIn.merging:xstate.done.actor.mergeCart:2"
     ],
     "leaves": [
      "signedIn.mergeFailed"
     ]
    }
   ]
  },
  {
   "title": "the cart is gone from the screen when the session ends",
   "kind": "journey",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "session.ended",
     "taken": [
      "signedIn:session.ended"
     ],
     "leaves": [
      "guest"
     ]
    }
   ]
  },
  {
   "title": "guestLines.changed {\"lines\":[{\"skuId\":200,\"quantity\":1,\"selected\":true,\"seenPriceCents\":900}]} → \"guest\"",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "guestLines.changed {\"lines\":[{\"skuId\":200,\"quantity\":1,\"selected\":true,\"seenPriceCents\":900}]}",
     "taken": [
      "guest:guestLines.changed"
     ],
     "leaves": [
      "guest"
     ]
    }
   ]
  },
  {
   "title": "session.started, error loadCart {\"error\":\"surprise\"} → {\"signedIn\":\"loadFailed\"}",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "error loadCart {\"error\":\"surprise\"}",
     "taken": [
      "signedIn.loading:xstate.error.actor.loadCart"
     ],
     "leaves": [
      "signedIn.loadFailed"
     ]
    }
   ]
  },
  {
   "title": "session.started, error mergeCart {\"error\":\"surprise\"} → {\"signedIn\":\"mergeFailed\"}",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started"
     ],
     "leaves": [
      "signedIn.merging"
     ]
    },
    {
     "event": "error mergeCart {\"error\":\"surprise\"}",
     "taken": [
      "signedIn.merging:xstate.error.actor.mergeCart"
     ],
     "leaves": [
      "signedIn.mergeFailed"
     ]
    }
   ]
  },
  {
   "title": "session.started, done loadCart answered, cart.changedElsewhere → {\"signedIn\":{\"ready\":\"refreshing\"}}",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "cart.changedElsewhere",
     "taken": [
      "signedIn.ready.settled:cart.changedElsewhere"
     ],
     "leaves": [
      "signedIn.ready.refreshing"
     ]
    }
   ]
  },
  {
   "title": "session.started, done loadCart failed (network), cart.shown → {\"signedIn\":\"loading\"}",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart failed (network)",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart:2"
     ],
     "leaves": [
      "signedIn.loadFailed"
     ]
    },
    {
     "event": "cart.shown",
     "taken": [
      "signedIn.loadFailed:cart.shown"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    }
   ]
  },
  {
   "title": "session.started, done loadCart failed (network), cart.retried → {\"signedIn\":\"loading\"}",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart failed (network)",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart:2"
     ],
     "leaves": [
      "signedIn.loadFailed"
     ]
    },
    {
     "event": "cart.retried",
     "taken": [
      "signedIn.loadFailed:cart.retried"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    }
   ]
  },
  {
   "title": "session.started, done loadCart failed (network), connection.restored → {\"signedIn\":\"loading\"}",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart failed (network)",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart:2"
     ],
     "leaves": [
      "signedIn.loadFailed"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "signedIn.loadFailed:connection.restored"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    }
   ]
  },
  {
   "title": "session.started, line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}, session.ended → \"guest\"",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started"
     ],
     "leaves": [
      "signedIn.merging"
     ]
    },
    {
     "event": "line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}",
     "taken": [
      "signedIn.merging:line.added"
     ],
     "leaves": [
      "signedIn.merging"
     ]
    },
    {
     "event": "session.ended",
     "taken": [
      "signedIn:session.ended"
     ],
     "leaves": [
      "guest"
     ]
    }
   ]
  },
  {
   "title": "session.started, done mergeCart failed (network), cart.shown → {\"signedIn\":\"merging\"}",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started"
     ],
     "leaves": [
      "signedIn.merging"
     ]
    },
    {
     "event": "done mergeCart failed (network)",
     "taken": [
      "signedIn.merging:xstate.done.actor.mergeCart:2"
     ],
     "leaves": [
      "signedIn.mergeFailed"
     ]
    },
    {
     "event": "cart.shown",
     "taken": [
      "signedIn.mergeFailed:cart.shown"
     ],
     "leaves": [
      "signedIn.merging"
     ]
    }
   ]
  },
  {
   "title": "session.started, done mergeCart failed (network), connection.restored → {\"signedIn\":\"merging\"}",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started"
     ],
     "leaves": [
      "signedIn.merging"
     ]
    },
    {
     "event": "done mergeCart failed (network)",
     "taken": [
      "signedIn.merging:xstate.done.actor.mergeCart:2"
     ],
     "leaves": [
      "signedIn.mergeFailed"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "signedIn.mergeFailed:connection.restored"
     ],
     "leaves": [
      "signedIn.merging"
     ]
    }
   ]
  },
  {
   "title": "session.started, line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}, done mergeCart merged, report.dismissed → {\"signedIn\":{\"ready\":\"settled\"}}",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}",
     "taken": [
      "signedIn:line.added"
     ],
     "leaves": [
      "signedIn.merging"
     ]
    },
    {
     "event": "done mergeCart merged",
     "taken": [
      "signedIn.merging:xstate.done.actor.mergeCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "report.dismissed",
     "taken": [
      "signedIn.ready:report.dismissed"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    }
   ]
  },
  {
   "title": "session.started, done loadCart answered, cart.shown, session.ended → \"guest\"",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "cart.shown",
     "taken": [
      "signedIn.ready.settled:cart.shown"
     ],
     "leaves": [
      "signedIn.ready.refreshing"
     ]
    },
    {
     "event": "session.ended",
     "taken": [
      "signedIn:session.ended"
     ],
     "leaves": [
      "guest"
     ]
    }
   ]
  },
  {
   "title": "session.started, done loadCart answered, cart.shown, line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000} → {\"signedIn\":{\"ready\":\"saving\"}}",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "cart.shown",
     "taken": [
      "signedIn.ready.settled:cart.shown"
     ],
     "leaves": [
      "signedIn.ready.refreshing"
     ]
    },
    {
     "event": "line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}",
     "taken": [
      "signedIn.ready:line.added",
      "signedIn.ready.refreshing:"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    }
   ]
  },
  {
   "title": "session.started, done loadCart answered, cart.shown, done loadCart answered → {\"signedIn\":{\"ready\":\"settled\"}}",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "cart.shown",
     "taken": [
      "signedIn.ready.settled:cart.shown"
     ],
     "leaves": [
      "signedIn.ready.refreshing"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.ready.refreshing:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    }
   ]
  },
  {
   "title": "session.started, done loadCart answered, cart.shown, error loadCart {\"error\":\"surprise\"} → {\"signedIn\":{\"ready\":\"settled\"}}",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "cart.shown",
     "taken": [
      "signedIn.ready.settled:cart.shown"
     ],
     "leaves": [
      "signedIn.ready.refreshing"
     ]
    },
    {
     "event": "error loadCart {\"error\":\"surprise\"}",
     "taken": [
      "signedIn.ready.refreshing:xstate.error.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    }
   ]
  },
  {
   "title": "session.started, done loadCart answered, line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}, error saveEdit {\"error\":\"surprise\"} → {\"signedIn\":{\"ready\":\"unsaved\"}}",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}",
     "taken": [
      "signedIn.ready:line.added",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "error saveEdit {\"error\":\"surprise\"}",
     "taken": [
      "signedIn.ready.saving:xstate.error.actor.saveEdit"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    }
   ]
  },
  {
   "title": "session.started, done loadCart answered, line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}, done saveEdit failed (network), cart.retried → {\"signedIn\":{\"ready\":\"addingAgain\"}}",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}",
     "taken": [
      "signedIn.ready:line.added",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (network)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    },
    {
     "event": "cart.retried",
     "taken": [
      "signedIn.ready.unsaved:cart.retried",
      "signedIn.ready.settled:"
     ],
     "leaves": [
      "signedIn.ready.addingAgain"
     ]
    }
   ]
  },
  {
   "title": "session.started, done loadCart answered, line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}, done saveEdit failed (network), cart.shown, session.ended → \"guest\"",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}",
     "taken": [
      "signedIn.ready:line.added",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (network)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    },
    {
     "event": "cart.shown",
     "taken": [
      "signedIn.ready.unsaved:cart.shown",
      "signedIn.ready.settled:"
     ],
     "leaves": [
      "signedIn.ready.addingAgain"
     ]
    },
    {
     "event": "session.ended",
     "taken": [
      "signedIn:session.ended"
     ],
     "leaves": [
      "guest"
     ]
    }
   ]
  },
  {
   "title": "session.started, done loadCart answered, line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}, done saveEdit failed (network), cart.shown, done mergeCart failed (tooFewLeft) → {\"signedIn\":{\"ready\":\"settled\"}}",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}",
     "taken": [
      "signedIn.ready:line.added",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (network)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    },
    {
     "event": "cart.shown",
     "taken": [
      "signedIn.ready.unsaved:cart.shown",
      "signedIn.ready.settled:"
     ],
     "leaves": [
      "signedIn.ready.addingAgain"
     ]
    },
    {
     "event": "done mergeCart failed (tooFewLeft)",
     "taken": [
      "signedIn.ready.addingAgain:xstate.done.actor.mergeCart:2"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    }
   ]
  },
  {
   "title": "session.started, done loadCart answered, line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}, done saveEdit failed (network), cart.shown, error mergeCart {\"error\":\"surprise\"} → {\"signedIn\":{\"ready\":\"unsaved\"}}",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}",
     "taken": [
      "signedIn.ready:line.added",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (network)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    },
    {
     "event": "cart.shown",
     "taken": [
      "signedIn.ready.unsaved:cart.shown",
      "signedIn.ready.settled:"
     ],
     "leaves": [
      "signedIn.ready.addingAgain"
     ]
    },
    {
     "event": "error mergeCart {\"error\":\"surprise\"}",
     "taken": [
      "signedIn.ready.addingAgain:xstate.error.actor.mergeCart"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    }
   ]
  },
  {
   "title": "session.started, done loadCart answered, line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}, done saveEdit failed (network), cart.shown, done mergeCart failed (network), session.ended → \"guest\"",
   "kind": "path",
   "start": [
    "guest"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "guest:session.started:2"
     ],
     "leaves": [
      "signedIn.loading"
     ]
    },
    {
     "event": "done loadCart answered",
     "taken": [
      "signedIn.loading:xstate.done.actor.loadCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}",
     "taken": [
      "signedIn.ready:line.added",
      "signedIn.ready.settled::2"
     ],
     "leaves": [
      "signedIn.ready.saving"
     ]
    },
    {
     "event": "done saveEdit failed (network)",
     "taken": [
      "signedIn.ready.saving:xstate.done.actor.saveEdit:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    },
    {
     "event": "cart.shown",
     "taken": [
      "signedIn.ready.unsaved:cart.shown",
      "signedIn.ready.settled:"
     ],
     "leaves": [
      "signedIn.ready.addingAgain"
     ]
    },
    {
     "event": "done mergeCart failed (network)",
     "taken": [
      "signedIn.ready.addingAgain:xstate.done.actor.mergeCart:3"
     ],
     "leaves": [
      "signedIn.ready.unsaved"
     ]
    },
    {
     "event": "session.ended",
     "taken": [
      "signedIn:session.ended"
     ],
     "leaves": [
      "guest"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "session.started",
   "label": "session.started",
   "event": {
    "type": "session.started"
   }
  },
  {
   "type": "session.ended",
   "label": "session.ended",
   "event": {
    "type": "session.ended"
   }
  },
  {
   "type": "guestLines.changed",
   "label": "guestLines.changed {\"lines\":[{\"skuId\":200,\"quantity\":1,\"selected\":true,\"seenPriceCents\":900}]}",
   "event": {
    "type": "guestLines.changed",
    "lines": [
     {
      "skuId": 200,
      "quantity": 1,
      "selected": true,
      "seenPriceCents": 900
     }
    ]
   }
  },
  {
   "type": "cart.shown",
   "label": "cart.shown",
   "event": {
    "type": "cart.shown"
   }
  },
  {
   "type": "cart.changedElsewhere",
   "label": "cart.changedElsewhere",
   "event": {
    "type": "cart.changedElsewhere"
   }
  },
  {
   "type": "cart.retried",
   "label": "cart.retried",
   "event": {
    "type": "cart.retried"
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
   "type": "line.added",
   "label": "line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}",
   "event": {
    "type": "line.added",
    "skuId": 200,
    "quantity": 1,
    "priceCents": 1000
   }
  },
  {
   "type": "line.added",
   "label": "line.added {\"skuId\":200,\"quantity\":0,\"priceCents\":1000}",
   "event": {
    "type": "line.added",
    "skuId": 200,
    "quantity": 0,
    "priceCents": 1000
   }
  },
  {
   "type": "line.added",
   "label": "line.added {\"skuId\":200,\"quantity\":100,\"priceCents\":1000}",
   "event": {
    "type": "line.added",
    "skuId": 200,
    "quantity": 100,
    "priceCents": 1000
   }
  },
  {
   "type": "quantity.set",
   "label": "quantity.set {\"skuId\":200,\"quantity\":3}",
   "event": {
    "type": "quantity.set",
    "skuId": 200,
    "quantity": 3
   }
  },
  {
   "type": "quantity.set",
   "label": "quantity.set {\"skuId\":200,\"quantity\":100}",
   "event": {
    "type": "quantity.set",
    "skuId": 200,
    "quantity": 100
   }
  },
  {
   "type": "quantity.set",
   "label": "quantity.set {\"skuId\":999,\"quantity\":1}",
   "event": {
    "type": "quantity.set",
    "skuId": 999,
    "quantity": 1
   }
  },
  {
   "type": "lines.selected",
   "label": "lines.selected {\"skuIds\":[300],\"selected\":true}",
   "event": {
    "type": "lines.selected",
    "skuIds": [
     300
    ],
    "selected": true
   }
  },
  {
   "type": "lines.selected",
   "label": "lines.selected {\"skuIds\":[],\"selected\":true}",
   "event": {
    "type": "lines.selected",
    "skuIds": [],
    "selected": true
   }
  },
  {
   "type": "lines.removed",
   "label": "lines.removed {\"skuIds\":[200]}",
   "event": {
    "type": "lines.removed",
    "skuIds": [
     200
    ]
   }
  },
  {
   "type": "lines.removed",
   "label": "lines.removed {\"skuIds\":[999]}",
   "event": {
    "type": "lines.removed",
    "skuIds": [
     999
    ]
   }
  },
  {
   "type": "removal.undone",
   "label": "removal.undone",
   "event": {
    "type": "removal.undone"
   }
  },
  {
   "type": "report.dismissed",
   "label": "report.dismissed",
   "event": {
    "type": "report.dismissed"
   }
  },
  {
   "type": "xstate.done.actor.loadCart",
   "label": "done loadCart answered",
   "event": {
    "type": "xstate.done.actor.loadCart",
    "output": {
     "type": "answered",
     "cart": {
      "lines": [
       {
        "skuId": 200,
        "productId": 20,
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
        "seenPriceCents": 1000,
        "quantity": 2,
        "selected": true,
        "addedAt": "2026-01-05T10:00:00.000Z",
        "available": 9,
        "sellable": true,
        "freight": {
         "freightCents": 500,
         "freeFreightFromCents": null
        },
        "delivery": null
       },
       {
        "skuId": 300,
        "productId": 20,
        "shopId": 3,
        "shopName": "North Pier",
        "title": "Deck lamp",
        "variant": "Navy",
        "picture": {
         "small": "/pictures/tote-320.webp",
         "medium": "/pictures/tote-640.webp",
         "large": "/pictures/tote-1280.webp",
         "avif": true,
         "tone": "#d9e4ec"
        },
        "unitPriceCents": 1000,
        "seenPriceCents": 1000,
        "quantity": 1,
        "selected": false,
        "addedAt": "2026-01-04T10:00:00.000Z",
        "available": 9,
        "sellable": true,
        "freight": {
         "freightCents": 500,
         "freeFreightFromCents": null
        },
        "delivery": null
       }
      ],
      "count": 3,
      "selectedCount": 2,
      "selectedCents": 2000
     }
    },
    "actorId": "loadCart"
   }
  },
  {
   "type": "xstate.done.actor.loadCart",
   "label": "done loadCart failed (network)",
   "event": {
    "type": "xstate.done.actor.loadCart",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "loadCart"
   }
  },
  {
   "type": "xstate.error.actor.loadCart",
   "label": "error loadCart {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.loadCart",
    "error": "surprise",
    "actorId": "loadCart"
   }
  },
  {
   "type": "xstate.done.actor.mergeCart",
   "label": "done mergeCart merged",
   "event": {
    "type": "xstate.done.actor.mergeCart",
    "output": {
     "type": "merged",
     "cart": {
      "lines": [
       {
        "skuId": 200,
        "productId": 20,
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
        "seenPriceCents": 1000,
        "quantity": 2,
        "selected": true,
        "addedAt": "2026-01-05T10:00:00.000Z",
        "available": 9,
        "sellable": true,
        "freight": {
         "freightCents": 500,
         "freeFreightFromCents": null
        },
        "delivery": null
       },
       {
        "skuId": 300,
        "productId": 20,
        "shopId": 3,
        "shopName": "North Pier",
        "title": "Deck lamp",
        "variant": "Navy",
        "picture": {
         "small": "/pictures/tote-320.webp",
         "medium": "/pictures/tote-640.webp",
         "large": "/pictures/tote-1280.webp",
         "avif": true,
         "tone": "#d9e4ec"
        },
        "unitPriceCents": 1000,
        "seenPriceCents": 1000,
        "quantity": 1,
        "selected": false,
        "addedAt": "2026-01-04T10:00:00.000Z",
        "available": 9,
        "sellable": true,
        "freight": {
         "freightCents": 500,
         "freeFreightFromCents": null
        },
        "delivery": null
       }
      ],
      "count": 3,
      "selectedCount": 2,
      "selectedCents": 2000
     },
     "changes": [
      {
       "skuId": 200,
       "title": "Canvas tote",
       "variant": "Navy",
       "change": "priceUp",
       "before": 900,
       "after": 1000
      }
     ]
    },
    "actorId": "mergeCart"
   }
  },
  {
   "type": "xstate.done.actor.mergeCart",
   "label": "done mergeCart failed (network)",
   "event": {
    "type": "xstate.done.actor.mergeCart",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "mergeCart"
   }
  },
  {
   "type": "xstate.done.actor.mergeCart",
   "label": "done mergeCart failed (tooFewLeft)",
   "event": {
    "type": "xstate.done.actor.mergeCart",
    "output": {
     "type": "failed",
     "failure": {
      "type": "refused",
      "reason": "tooFewLeft",
      "msg": "Only 2 left",
      "data": {
       "available": 2
      }
     }
    },
    "actorId": "mergeCart"
   }
  },
  {
   "type": "xstate.error.actor.mergeCart",
   "label": "error mergeCart {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.mergeCart",
    "error": "surprise",
    "actorId": "mergeCart"
   }
  },
  {
   "type": "xstate.done.actor.saveEdit",
   "label": "done saveEdit answered",
   "event": {
    "type": "xstate.done.actor.saveEdit",
    "output": {
     "type": "answered",
     "cart": {
      "lines": [
       {
        "skuId": 200,
        "productId": 20,
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
        "seenPriceCents": 1000,
        "quantity": 2,
        "selected": true,
        "addedAt": "2026-01-05T10:00:00.000Z",
        "available": 9,
        "sellable": true,
        "freight": {
         "freightCents": 500,
         "freeFreightFromCents": null
        },
        "delivery": null
       },
       {
        "skuId": 300,
        "productId": 20,
        "shopId": 3,
        "shopName": "North Pier",
        "title": "Deck lamp",
        "variant": "Navy",
        "picture": {
         "small": "/pictures/tote-320.webp",
         "medium": "/pictures/tote-640.webp",
         "large": "/pictures/tote-1280.webp",
         "avif": true,
         "tone": "#d9e4ec"
        },
        "unitPriceCents": 1000,
        "seenPriceCents": 1000,
        "quantity": 1,
        "selected": false,
        "addedAt": "2026-01-04T10:00:00.000Z",
        "available": 9,
        "sellable": true,
        "freight": {
         "freightCents": 500,
         "freeFreightFromCents": null
        },
        "delivery": null
       }
      ],
      "count": 3,
      "selectedCount": 2,
      "selectedCents": 2000
     }
    },
    "actorId": "saveEdit"
   }
  },
  {
   "type": "xstate.done.actor.saveEdit",
   "label": "done saveEdit failed (network)",
   "event": {
    "type": "xstate.done.actor.saveEdit",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "saveEdit"
   }
  },
  {
   "type": "xstate.done.actor.saveEdit",
   "label": "done saveEdit failed (tooFewLeft)",
   "event": {
    "type": "xstate.done.actor.saveEdit",
    "output": {
     "type": "failed",
     "failure": {
      "type": "refused",
      "reason": "tooFewLeft",
      "msg": "Only 2 left",
      "data": {
       "available": 2
      }
     }
    },
    "actorId": "saveEdit"
   }
  },
  {
   "type": "xstate.error.actor.saveEdit",
   "label": "error saveEdit {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.saveEdit",
    "error": "surprise",
    "actorId": "saveEdit"
   }
  },
  {
   "type": "xstate.after.saveBackoff.cart.signedIn.ready.unsaved",
   "label": "after.saveBackoff.cart.signedIn.ready.unsaved",
   "event": {
    "type": "xstate.after.saveBackoff.cart.signedIn.ready.unsaved"
   }
  }
 ],
 "inputs": [
  {
   "guestLines": []
  },
  {
   "guestLines": [
    {
     "skuId": 200,
     "quantity": 1,
     "selected": true,
     "seenPriceCents": 900
    }
   ]
  }
 ]
})

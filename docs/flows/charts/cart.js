(window.flowBook ??= []).push({
 "id": "cart",
 "question": "What is in the cart, whoever changes it, and is anything put in ever lost?",
 "description": "The cart: kept in the browser for a guest, on the server for a shopper.",
 "svg": "<svg data-plan=\"50a26fd9cb5ad70e\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1182 1224\" width=\"1182\" height=\"1224\" role=\"img\" aria-label=\"cart: The cart: kept in the browser for a guest, on the server for a shopper.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1182\" height=\"1224\"/>\n<g class=\"leaf\" data-state=\"cart.guest\"><title>Nobody is signed in; the browser keeps the lines.</title><rect x=\"492\" y=\"52\" width=\"214\" height=\"124\" rx=\"10\"/><text class=\"title\" x=\"502\" y=\"73\" textLength=\"40\" lengthAdjust=\"spacingAndGlyphs\">Guest</text><g class=\"row\" data-arrow=\"guest:line.added\" data-who=\"shopper\"><title>line.added: A guest puts something in the cart.</title><rect class=\"hit\" x=\"500\" y=\"82\" width=\"198\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(502 83)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"519\" y=\"93\" textLength=\"177\" lengthAdjust=\"spacingAndGlyphs\">A guest puts something in the cart</text></g><g class=\"row\" data-arrow=\"guest:quantity.set\" data-who=\"shopper\"><title>quantity.set: The guest wants more or fewer pieces.</title><rect class=\"hit\" x=\"500\" y=\"96\" width=\"130\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(502 97)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"519\" y=\"107\" textLength=\"86\" lengthAdjust=\"spacingAndGlyphs\">The guest wants</text><text x=\"519\" y=\"121\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">more or fewer pieces</text></g><g class=\"row\" data-arrow=\"guest:lines.removed\" data-who=\"shopper\"><title>lines.removed: The guest takes lines out.</title><rect class=\"hit\" x=\"500\" y=\"124\" width=\"151\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(502 125)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"519\" y=\"135\" textLength=\"130\" lengthAdjust=\"spacingAndGlyphs\">The guest takes lines out</text></g><g class=\"row\" data-arrow=\"guest:guestLines.changed\" data-who=\"browser\"><title>guestLines.changed: The guest changed the cart in another tab.</title><rect class=\"hit\" x=\"500\" y=\"138\" width=\"135\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(502 139)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"519\" y=\"149\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The guest changed</text><text x=\"519\" y=\"163\" textLength=\"114\" lengthAdjust=\"spacingAndGlyphs\">the cart in another tab</text></g></g>\n<g class=\"box compound\" data-state=\"cart.signedIn\"><title>A shopper is signed in; the server keeps the cart.</title><rect x=\"16\" y=\"272\" width=\"1039.3\" height=\"906\" rx=\"12\"/><text class=\"title\" x=\"26\" y=\"293\" textLength=\"62\" lengthAdjust=\"spacingAndGlyphs\">Signed in</text></g>\n<g class=\"leaf\" data-state=\"cart.signedIn.merging\"><title>What the browser kept is added to the shopper’s cart.</title><rect x=\"65\" y=\"422\" width=\"206\" height=\"54\" rx=\"10\"/><text class=\"title\" x=\"75\" y=\"443\" textLength=\"54\" lengthAdjust=\"spacingAndGlyphs\">Merging</text><g class=\"row\" data-arrow=\"signedIn.merging:line.added\" data-who=\"shopper\"><title>line.added: What is put in meanwhile follows.</title><rect class=\"hit\" x=\"73\" y=\"452\" width=\"190\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(75 453)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"92\" y=\"463\" textLength=\"169\" lengthAdjust=\"spacingAndGlyphs\">What is put in meanwhile follows</text></g></g>\n<g class=\"leaf\" data-state=\"cart.signedIn.mergeFailed\"><title>The guest’s lines could not be added yet.</title><rect x=\"82.8\" y=\"594\" width=\"101\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"92.8\" y=\"615\" textLength=\"81\" lengthAdjust=\"spacingAndGlyphs\">Merge failed</text></g>\n<g class=\"leaf\" data-state=\"cart.signedIn.loading\"><title>The cart is fetched at today’s prices and stock.</title><rect x=\"550.1\" y=\"430.4\" width=\"73\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"560.1\" y=\"451.4\" textLength=\"53\" lengthAdjust=\"spacingAndGlyphs\">Loading</text></g>\n<g class=\"leaf\" data-state=\"cart.signedIn.loadFailed\"><title>The cart could not be fetched.</title><rect x=\"735.2\" y=\"594\" width=\"92\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"745.2\" y=\"615\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Load failed</text></g>\n<g class=\"box deep compound\" data-state=\"cart.signedIn.ready\"><title>The shopper sees the cart and may change it.</title><rect x=\"290.7\" y=\"594\" width=\"416.5\" height=\"568\" rx=\"12\"/><text class=\"title\" x=\"300.7\" y=\"615\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Ready</text><g class=\"row\" data-arrow=\"signedIn.ready:line.added\" data-who=\"shopper\"><title>line.added: The shopper puts something in the cart.</title><rect class=\"hit\" x=\"298.7\" y=\"624\" width=\"130\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(300.7 625)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"317.7\" y=\"635\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">The shopper puts</text><text x=\"317.7\" y=\"649\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">something in the cart</text></g><g class=\"row\" data-arrow=\"signedIn.ready:quantity.set\" data-who=\"shopper\"><title>quantity.set: The shopper wants more or fewer pieces.</title><rect class=\"hit\" x=\"298.7\" y=\"652\" width=\"130\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(300.7 653)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"317.7\" y=\"663\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants</text><text x=\"317.7\" y=\"677\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">more or fewer pieces</text></g><g class=\"row\" data-arrow=\"signedIn.ready:lines.selected\" data-who=\"shopper\"><title>lines.selected: The shopper chooses what to check out.</title><rect class=\"hit\" x=\"298.7\" y=\"680\" width=\"134\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(300.7 681)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"317.7\" y=\"691\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">The shopper chooses</text><text x=\"317.7\" y=\"705\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">what to check out</text></g><g class=\"row\" data-arrow=\"signedIn.ready:lines.removed\" data-who=\"shopper\"><title>lines.removed: The shopper takes lines out and may bring them back.</title><rect class=\"hit\" x=\"298.7\" y=\"708\" width=\"165\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(300.7 709)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"317.7\" y=\"719\" textLength=\"144\" lengthAdjust=\"spacingAndGlyphs\">The shopper takes lines out</text><text x=\"317.7\" y=\"733\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">and may bring them back</text></g><g class=\"row\" data-arrow=\"signedIn.ready:removal.undone\" data-who=\"shopper\"><title>removal.undone: The shopper wants the removed lines back.</title><rect class=\"hit\" x=\"298.7\" y=\"736\" width=\"140\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(300.7 737)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"317.7\" y=\"747\" textLength=\"119\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants the</text><text x=\"317.7\" y=\"761\" textLength=\"101\" lengthAdjust=\"spacingAndGlyphs\">removed lines back</text></g><g class=\"row\" data-arrow=\"signedIn.ready:report.dismissed\" data-who=\"shopper\"><title>report.dismissed: The shopper has read what changed.</title><rect class=\"hit\" x=\"298.7\" y=\"764\" width=\"211\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(300.7 765)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"317.7\" y=\"775\" textLength=\"190\" lengthAdjust=\"spacingAndGlyphs\">The shopper has read what changed</text></g></g>\n<g class=\"leaf\" data-state=\"cart.signedIn.ready.settled\"><title>The server has every change.</title><rect x=\"563.7\" y=\"960\" width=\"66\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"573.7\" y=\"981\" textLength=\"46\" lengthAdjust=\"spacingAndGlyphs\">Settled</text></g>\n<g class=\"leaf\" data-state=\"cart.signedIn.ready.refreshing\"><title>Prices and stock are read again while the cart is shown.</title><rect x=\"527.7\" y=\"788\" width=\"92\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"537.7\" y=\"809\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Refreshing</text></g>\n<g class=\"leaf\" data-state=\"cart.signedIn.ready.saving\"><title>Changes are shown already and on their way to the server, one by one.</title><rect x=\"455.7\" y=\"1106\" width=\"65\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"465.7\" y=\"1127\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Saving</text></g>\n<circle class=\"dot\" data-start=\"cart\" cx=\"599\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M599 26L599 52\"/><path class=\"tip\" d=\"M599 52L602.6 44L595.4 44Z\"/></g>\n<circle class=\"dot\" data-start=\"cart.signedIn\" cx=\"574.4\" cy=\"327\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M574.4 332L574.4 430.4\"/><path class=\"tip\" d=\"M574.4 430.4L578.1 422.4L570.8 422.4Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"cart.signedIn\"><rect x=\"93.2\" y=\"312\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"101.2\" y=\"326\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<circle class=\"dot\" data-start=\"cart.signedIn.ready\" cx=\"686.2\" cy=\"823\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M686.2 828L686.2 939Q686.2 946 679.2 946L620.2 946Q613.2 946 613.2 953L613.2 960\"/><path class=\"tip\" d=\"M613.2 960L616.8 952L609.5 952Z\"/></g>\n<g class=\"arrow app\" data-line=\"guest:session.started\"><path class=\"line\" d=\"M546 176L546 183Q546 190 539 190L239 190Q232 190 232 197L231.7 259Q231.7 266 231.7 273L231.7 401Q231.7 408 224.7 408L209.3 408Q202.3 408 202.3 415L202.3 422\"/><path class=\"tip\" d=\"M202.3 422L206 414L198.7 414Z\"/></g>\n<g class=\"arrow app\" data-line=\"guest:session.started:2\"><path class=\"line\" d=\"M599 176L598.8 259Q598.7 266 598.7 273L598.7 430.4\"/><path class=\"tip\" d=\"M598.7 430.4L602.4 422.4L595.1 422.4Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"signedIn:line.added\"><path class=\"line\" d=\"M133.7 332L133.7 422\"/><path class=\"tip\" d=\"M133.7 422L137.3 414L130 414Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn:session.ended\"><path class=\"line\" d=\"M32 1178L32 1185Q32 1192 39 1192L1065 1192Q1072 1192 1072 1185L1072 197Q1072 190 1065 190L660 190Q653 190 653 183L653 176\"/><path class=\"tip\" d=\"M653 176L649.4 184L656.6 184Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.merging:xstate.done.actor.mergeCart\"><path class=\"line\" d=\"M219.5 476L219.5 483Q219.5 490 226.5 490L422.5 490Q429.5 490 429.5 497L429.5 594\"/><path class=\"tip\" d=\"M429.5 594L433.1 586L425.9 586Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.merging:xstate.done.actor.mergeCart:2 signedIn.merging:xstate.error.actor.mergeCart\"><path class=\"line\" d=\"M168 476L168 495Q168 502 175 502L278 502Q285 502 285 509L285 573Q285 580 278 580L157.2 580Q150.2 580 150.2 587L150.2 594\"/><path class=\"tip\" d=\"M150.2 594L153.8 586L146.5 586Z\"/></g>\n<g class=\"arrow many\" data-line=\"signedIn.mergeFailed:cart.retried signedIn.mergeFailed:cart.shown signedIn.mergeFailed:connection.restored\"><path class=\"line\" d=\"M116.5 594L116.5 476\"/><path class=\"tip\" d=\"M116.5 476L112.9 484L120.1 484Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.loading:xstate.done.actor.loadCart\"><path class=\"line\" d=\"M568.3 470.4L568.3 594\"/><path class=\"tip\" d=\"M568.3 594L572 586L564.7 586Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.loading:xstate.done.actor.loadCart:2 signedIn.loading:xstate.error.actor.loadCart\"><path class=\"line\" d=\"M604.8 470.4L604.8 483Q604.8 490 611.8 490L943.8 490Q950.8 490 950.8 497L950.8 573Q950.8 580 943.8 580L803.5 580Q796.5 580 796.5 587L796.5 594\"/><path class=\"tip\" d=\"M796.5 594L800.1 586L792.9 586Z\"/></g>\n<g class=\"arrow many\" data-line=\"signedIn.loadFailed:cart.retried signedIn.loadFailed:cart.shown signedIn.loadFailed:connection.restored\"><path class=\"line\" d=\"M765.8 594L765.8 509Q765.8 502 758.8 502L593.6 502Q586.6 502 586.6 495L586.6 470.4\"/><path class=\"tip\" d=\"M586.6 470.4L582.9 478.4L590.2 478.4Z\"/></g>\n<g class=\"arrow many\" data-line=\"signedIn.ready.settled:cart.shown signedIn.ready.settled:cart.changedElsewhere\"><path class=\"line\" d=\"M596.7 960L596.7 828\"/><path class=\"tip\" d=\"M596.7 828L593 836L600.3 836Z\"/></g>\n<g class=\"arrow chart\" data-line=\"signedIn.ready.settled:\"><path class=\"line\" d=\"M607.7 1000L607.7 1085Q607.7 1092 600.7 1092L511.4 1092Q504.4 1092 504.4 1099L504.4 1106\"/><path class=\"tip\" d=\"M504.4 1106L508.1 1098L500.8 1098Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.ready.refreshing:xstate.done.actor.loadCart signedIn.ready.refreshing:xstate.error.actor.loadCart\"><path class=\"line\" d=\"M573.7 828L573.7 847Q573.7 854 566.7 854L444.7 854Q437.7 854 437.7 861L437.7 939Q437.7 946 444.7 946L573.2 946Q580.2 946 580.2 953L580.2 960\"/><path class=\"tip\" d=\"M580.2 960L583.8 952L576.5 952Z\"/></g>\n<g class=\"arrow chart\" data-line=\"signedIn.ready.refreshing:\"><path class=\"line\" d=\"M550.7 828L550.7 835Q550.7 842 543.7 842L354.2 842Q347.2 842 347.2 849L347.2 1085Q347.2 1092 354.2 1092L464.9 1092Q471.9 1092 471.9 1099L471.9 1106\"/><path class=\"tip\" d=\"M471.9 1106L475.6 1098L468.3 1098Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.ready.saving:xstate.done.actor.saveEdit signedIn.ready.saving:xstate.done.actor.saveEdit:2 signedIn.ready.saving:xstate.error.actor.saveEdit\"><path class=\"line\" d=\"M488.2 1106L488.2 1021Q488.2 1014 495.2 1014L578.7 1014Q585.7 1014 585.7 1007L585.7 1000\"/><path class=\"tip\" d=\"M585.7 1000L582 1008L589.3 1008Z\"/></g>\n<g class=\"label\"><rect x=\"168\" y=\"204\" width=\"127\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"guest:session.started\" data-who=\"app\"><title>session.started: Signing in takes the guest’s lines along.</title><rect class=\"hit\" x=\"170\" y=\"208\" width=\"123\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(172 209)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"189\" y=\"219\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">Signing in takes the</text><text x=\"189\" y=\"233\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">guest’s lines along</text></g></g>\n<g class=\"label\"><rect x=\"537\" y=\"204\" width=\"124\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"guest:session.started:2\" data-who=\"app\"><title>session.started: The shopper’s own cart is fetched.</title><rect class=\"hit\" x=\"539\" y=\"208\" width=\"120\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(541 209)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"558\" y=\"219\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">The shopper’s own</text><text x=\"558\" y=\"233\" textLength=\"73\" lengthAdjust=\"spacingAndGlyphs\">cart is fetched</text></g></g>\n<g class=\"label\"><rect x=\"51.7\" y=\"358\" width=\"164\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:line.added\" data-who=\"shopper\"><title>line.added: The browser keeps what is put in until the server’s cart is here.</title><rect class=\"hit\" x=\"53.7\" y=\"362\" width=\"160\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(55.7 363)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"72.7\" y=\"373\" textLength=\"139\" lengthAdjust=\"spacingAndGlyphs\">The browser keeps what is</text><text x=\"72.7\" y=\"387\" textLength=\"132\" lengthAdjust=\"spacingAndGlyphs\">put in until the server’s …</text></g></g>\n<g class=\"label\"><rect x=\"994\" y=\"204\" width=\"156\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:session.ended\" data-who=\"app\"><title>session.ended: The cart stays on the server, not on this screen.</title><rect class=\"hit\" x=\"996\" y=\"208\" width=\"152\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(998 209)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"1015\" y=\"219\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">The cart stays on the</text><text x=\"1015\" y=\"233\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">server, not on this screen</text></g></g>\n<g class=\"label\"><rect x=\"369\" y=\"530\" width=\"121\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.merging:xstate.done.actor.mergeCart\" data-who=\"server\"><title>mergeCart answered: Both carts are one; a report names what changed meanwhile.</title><rect class=\"hit\" x=\"371\" y=\"534\" width=\"117\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(373 535)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"390\" y=\"545\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">Both carts are one</text></g></g>\n<g class=\"label\"><rect x=\"213\" y=\"516\" width=\"144\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.merging:xstate.done.actor.mergeCart:2\" data-who=\"server\"><title>mergeCart answered: The browser still has the guest’s lines.</title><rect class=\"hit\" x=\"215\" y=\"520\" width=\"128\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(217 521)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"234\" y=\"531\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">The browser still has</text><text x=\"234\" y=\"545\" textLength=\"84\" lengthAdjust=\"spacingAndGlyphs\">the guest’s lines</text></g><g class=\"row dim\" data-arrow=\"signedIn.merging:xstate.error.actor.mergeCart\" data-who=\"server\"><title>mergeCart broke down</title><rect class=\"hit\" x=\"215\" y=\"548\" width=\"140\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(217 549)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"234\" y=\"559\" textLength=\"119\" lengthAdjust=\"spacingAndGlyphs\">mergeCart broke down</text></g></g>\n<g class=\"label\"><rect x=\"32\" y=\"516\" width=\"169\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.mergeFailed:cart.retried\" data-who=\"shopper\"><title>cart.retried: The shopper tries again.</title><rect class=\"hit\" x=\"34\" y=\"520\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(36 521)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"53\" y=\"531\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"signedIn.mergeFailed:cart.shown\" data-who=\"shopper\"><title>cart.shown: Opening the cart tries again.</title><rect class=\"hit\" x=\"34\" y=\"534\" width=\"165\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(36 535)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"53\" y=\"545\" textLength=\"144\" lengthAdjust=\"spacingAndGlyphs\">Opening the cart tries again</text></g><g class=\"row\" data-arrow=\"signedIn.mergeFailed:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"34\" y=\"548\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(36 549)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"53\" y=\"559\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"514.8\" y=\"530\" width=\"107\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.loading:xstate.done.actor.loadCart\" data-who=\"server\"><title>loadCart answered: The cart is here.</title><rect class=\"hit\" x=\"516.8\" y=\"534\" width=\"103\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(518.8 535)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"535.8\" y=\"545\" textLength=\"82\" lengthAdjust=\"spacingAndGlyphs\">The cart is here</text></g></g>\n<g class=\"label\"><rect x=\"862.3\" y=\"523\" width=\"177\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.loading:xstate.done.actor.loadCart:2\" data-who=\"server\"><title>loadCart answered: The cart could not be fetched.</title><rect class=\"hit\" x=\"864.3\" y=\"527\" width=\"173\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(866.3 528)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"883.3\" y=\"538\" textLength=\"152\" lengthAdjust=\"spacingAndGlyphs\">The cart could not be fetched</text></g><g class=\"row dim\" data-arrow=\"signedIn.loading:xstate.error.actor.loadCart\" data-who=\"server\"><title>loadCart broke down</title><rect class=\"hit\" x=\"864.3\" y=\"541\" width=\"129\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(866.3 542)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"883.3\" y=\"552\" textLength=\"108\" lengthAdjust=\"spacingAndGlyphs\">loadCart broke down</text></g></g>\n<g class=\"label\"><rect x=\"681.3\" y=\"516\" width=\"169\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.loadFailed:cart.retried\" data-who=\"shopper\"><title>cart.retried: The shopper tries again.</title><rect class=\"hit\" x=\"683.3\" y=\"520\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(685.3 521)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"702.3\" y=\"531\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"signedIn.loadFailed:cart.shown\" data-who=\"shopper\"><title>cart.shown: Opening the cart tries again.</title><rect class=\"hit\" x=\"683.3\" y=\"534\" width=\"165\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(685.3 535)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"702.3\" y=\"545\" textLength=\"144\" lengthAdjust=\"spacingAndGlyphs\">Opening the cart tries again</text></g><g class=\"row\" data-arrow=\"signedIn.loadFailed:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"683.3\" y=\"548\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(685.3 549)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"702.3\" y=\"559\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"523.2\" y=\"868\" width=\"147\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready.settled:cart.shown\" data-who=\"shopper\"><title>cart.shown: Opening the cart reads prices and stock of now.</title><rect class=\"hit\" x=\"525.2\" y=\"872\" width=\"143\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(527.2 873)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"544.2\" y=\"883\" textLength=\"119\" lengthAdjust=\"spacingAndGlyphs\">Opening the cart reads</text><text x=\"544.2\" y=\"897\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">prices and stock of now</text></g><g class=\"row\" data-arrow=\"signedIn.ready.settled:cart.changedElsewhere\" data-who=\"browser\"><title>cart.changedElsewhere: An order or another tab changed the cart.</title><rect class=\"hit\" x=\"525.2\" y=\"900\" width=\"128\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(527.2 901)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"544.2\" y=\"911\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">An order or another</text><text x=\"544.2\" y=\"925\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">tab changed the cart</text></g></g>\n<g class=\"label\"><rect x=\"567.2\" y=\"1042\" width=\"81\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready.settled:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"569.2\" y=\"1046\" width=\"77\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(571.2 1047)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"588.2\" y=\"1057\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">Has edits?</text></g></g>\n<g class=\"label\"><rect x=\"364.2\" y=\"875\" width=\"147\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready.refreshing:xstate.done.actor.loadCart\" data-who=\"server\"><title>loadCart answered: The cart of now, or what was shown before.</title><rect class=\"hit\" x=\"366.2\" y=\"879\" width=\"143\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(368.2 880)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"385.2\" y=\"890\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">The cart of now, or</text><text x=\"385.2\" y=\"904\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">what was shown before</text></g><g class=\"row dim\" data-arrow=\"signedIn.ready.refreshing:xstate.error.actor.loadCart\" data-who=\"server\"><title>loadCart broke down</title><rect class=\"hit\" x=\"366.2\" y=\"907\" width=\"129\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(368.2 908)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"385.2\" y=\"918\" textLength=\"108\" lengthAdjust=\"spacingAndGlyphs\">loadCart broke down</text></g></g>\n<g class=\"label\"><rect x=\"306.7\" y=\"969\" width=\"81\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready.refreshing:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"308.7\" y=\"973\" width=\"77\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(310.7 974)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"327.7\" y=\"984\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">Has edits?</text></g></g>\n<g class=\"label\"><rect x=\"421.2\" y=\"1028\" width=\"134\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready.saving:xstate.done.actor.saveEdit\" data-who=\"server\"><title>saveEdit answered: The server took it; the next one follows.</title><rect class=\"hit\" x=\"423.2\" y=\"1032\" width=\"112\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(425.2 1033)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"442.2\" y=\"1043\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">The server took it</text></g><g class=\"row\" data-arrow=\"signedIn.ready.saving:xstate.done.actor.saveEdit:2\" data-who=\"server\"><title>saveEdit answered: The server refused: the cart is shown as it was before.</title><rect class=\"hit\" x=\"423.2\" y=\"1046\" width=\"119\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(425.2 1047)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"442.2\" y=\"1057\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">The server refused</text></g><g class=\"row dim\" data-arrow=\"signedIn.ready.saving:xstate.error.actor.saveEdit\" data-who=\"server\"><title>saveEdit broke down</title><rect class=\"hit\" x=\"423.2\" y=\"1060\" width=\"130\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(425.2 1061)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"442.2\" y=\"1071\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">saveEdit broke down</text></g></g>\n</svg>\n",
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
   "description": "A guest puts something in the cart.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isQuantity",
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
         "quantity": 2,
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
   "guard": "isQuantity",
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
   "guard": "isQuantity",
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
         "quantity": 2,
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
   "description": "The shopper puts something in the cart.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isQuantity",
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
    "requests": [
     {
      "method": "POST",
      "path": "/api/cart/update",
      "input": {
       "lines": [
        {
         "skuId": 200,
         "quantity": 3
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
    "requests": [
     {
      "method": "POST",
      "path": "/api/cart/update",
      "input": {
       "lines": [
        {
         "skuId": 300,
         "selected": true
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
   "key": "cart.signedIn.ready.settled: always → cart.signedIn.ready.saving",
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
   "drilled": {
    "planted": 6,
    "noticed": 6
   }
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
   "guard": null,
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
   "name": "signedIn.ready.saving:xstate.error.actor.saveEdit",
   "key": "cart.signedIn.ready.saving: xstate.error.actor.saveEdit → cart.signedIn.ready.settled",
   "from": "signedIn.ready.saving",
   "to": [
    "signedIn.ready.settled"
   ],
   "event": "xstate.error.actor.saveEdit",
   "words": "saveEdit broke down",
   "label": "saveEdit broke down",
   "description": "",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "rollBack",
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
   "drilled": {
    "planted": 12,
    "noticed": 12
   }
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
      "signedIn.ready.settled:"
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
      "signedIn.ready.settled:"
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
      "signedIn.ready.settled:"
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
     "event": "done saveEdit failed (network)",
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
      "signedIn.ready.settled:"
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
      "signedIn.ready.settled:"
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
   "title": "session.started, done mergeCart merged, line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000} → {\"signedIn\":{\"ready\":\"saving\"}}",
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
     "event": "done mergeCart merged",
     "taken": [
      "signedIn.merging:xstate.done.actor.mergeCart"
     ],
     "leaves": [
      "signedIn.ready.settled"
     ]
    },
    {
     "event": "line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}",
     "taken": [
      "signedIn.ready:line.added",
      "signedIn.ready.settled:"
     ],
     "leaves": [
      "signedIn.ready.saving"
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
   "title": "session.started, done loadCart answered, line.added {\"skuId\":200,\"quantity\":1,\"priceCents\":1000}, error saveEdit {\"error\":\"surprise\"} → {\"signedIn\":{\"ready\":\"settled\"}}",
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
      "signedIn.ready.settled:"
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
      "signedIn.ready.settled"
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
   "type": "xstate.error.actor.saveEdit",
   "label": "error saveEdit {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.saveEdit",
    "error": "surprise",
    "actorId": "saveEdit"
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

(window.flowBook ??= []).push({
 "id": "session",
 "question": "Who is shopping, on this tab and on every other, and how does a session end?",
 "description": "Who is shopping: a guest, or a shopper with a token and their information.",
 "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1219 1364\" width=\"1219\" height=\"1364\" role=\"img\" aria-label=\"session: Who is shopping: a guest, or a shopper with a token and their information.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1219\" height=\"1364\"/>\n<g class=\"everywhere\"><rect x=\"0\" y=\"0\" width=\"177\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"10\" y=\"21\" textLength=\"90\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text><g class=\"row\" data-arrow=\":backData.merged\" data-who=\"app\"><title>backData.merged: A screen leaves something for the next one.</title><rect class=\"hit\" x=\"8\" y=\"30\" width=\"161\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(10 31)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"27\" y=\"41\" textLength=\"140\" lengthAdjust=\"spacingAndGlyphs\">A screen leaves something</text><text x=\"27\" y=\"55\" textLength=\"82\" lengthAdjust=\"spacingAndGlyphs\">for the next one</text></g></g>\n<g class=\"leaf passing\" data-state=\"session.starting\"><title>The auth cookie decides.</title><rect x=\"608\" y=\"120\" width=\"71\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"618\" y=\"141\" textLength=\"51\" lengthAdjust=\"spacingAndGlyphs\">Starting</text></g>\n<g class=\"box compound\" data-state=\"session.guest\"><title>Public screens only.</title><rect x=\"213\" y=\"1052\" width=\"395.5\" height=\"162\" rx=\"12\"/><text class=\"title\" x=\"223\" y=\"1073\" textLength=\"40\" lengthAdjust=\"spacingAndGlyphs\">Guest</text></g>\n<g class=\"leaf\" data-state=\"session.guest.browsing\"><title>Looking around.</title><rect x=\"229\" y=\"1158\" width=\"81\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"239\" y=\"1179\" textLength=\"61\" lengthAdjust=\"spacingAndGlyphs\">Browsing</text></g>\n<g class=\"leaf\" data-state=\"session.guest.loginRefused\"><title>The last try to sign in was refused, and says why.</title><rect x=\"302.5\" y=\"1092\" width=\"110\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"312.5\" y=\"1113\" textLength=\"90\" lengthAdjust=\"spacingAndGlyphs\">Login refused</text></g>\n<g class=\"leaf\" data-state=\"session.guest.registrationRefused\"><title>The last try to sign up was refused, and says why.</title><rect x=\"440.5\" y=\"1092\" width=\"152\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"450.5\" y=\"1113\" textLength=\"132\" lengthAdjust=\"spacingAndGlyphs\">Registration refused</text></g>\n<g class=\"leaf\" data-state=\"session.signingIn\"><title>Account and password are being checked.</title><rect x=\"315\" y=\"120\" width=\"85\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"325\" y=\"141\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Signing in</text></g>\n<g class=\"leaf\" data-state=\"session.registering\"><title>A new account is being opened.</title><rect x=\"191\" y=\"1292\" width=\"95\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"201\" y=\"1313\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">Registering</text></g>\n<g class=\"box compound\" data-state=\"session.signedIn\"><title>Every screen is open.</title><rect x=\"556\" y=\"294\" width=\"530\" height=\"436\" rx=\"12\"/><text class=\"title\" x=\"566\" y=\"315\" textLength=\"62\" lengthAdjust=\"spacingAndGlyphs\">Signed in</text></g>\n<g class=\"leaf\" data-state=\"session.signedIn.infoUnknown\"><title>A token, but nothing known about the shopper yet.</title><rect x=\"892\" y=\"370\" width=\"108\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"902\" y=\"391\" textLength=\"88\" lengthAdjust=\"spacingAndGlyphs\">Info unknown</text></g>\n<g class=\"leaf\" data-state=\"session.signedIn.loadingInfo\"><title>Asking who the shopper is.</title><rect x=\"912.3\" y=\"514\" width=\"101\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"922.3\" y=\"535\" textLength=\"81\" lengthAdjust=\"spacingAndGlyphs\">Loading info</text></g>\n<g class=\"leaf\" data-state=\"session.signedIn.ready\"><title>Token and information are known.</title><rect x=\"758\" y=\"674\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"768\" y=\"695\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Ready</text></g>\n<g class=\"leaf\" data-state=\"session.signedIn.refreshingInfo\"><title>Balance or settings changed; the known information stays meanwhile.</title><rect x=\"597.2\" y=\"500\" width=\"136\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"607.2\" y=\"521\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">Refreshing info</text><g class=\"row\" data-arrow=\"signedIn.refreshingInfo:info.refreshRequested\" data-who=\"app\"><title>info.refreshRequested: What is on its way may be old already.</title><rect class=\"hit\" x=\"605.2\" y=\"530\" width=\"120\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(607.2 531)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"624.2\" y=\"541\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">What is on its way</text><text x=\"624.2\" y=\"555\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">may be old already</text></g></g>\n<g class=\"leaf\" data-state=\"session.signingOut\"><title>The server is told to forget the token.</title><rect x=\"831\" y=\"862\" width=\"94\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"841\" y=\"883\" textLength=\"74\" lengthAdjust=\"spacingAndGlyphs\">Signing out</text></g>\n<circle class=\"dot\" data-start=\"session\" cx=\"644\" cy=\"89\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M644 94L644 120\"/><path class=\"tip\" d=\"M644 120L647.6 112L640.4 112Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"session\"><rect x=\"499\" y=\"140\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"507\" y=\"154\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<circle class=\"dot\" data-start=\"session.guest\" cx=\"269.5\" cy=\"1127\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M269.5 1132L269.5 1158\"/><path class=\"tip\" d=\"M269.5 1158L273.1 1150L265.9 1150Z\"/></g>\n<circle class=\"dot\" data-start=\"session.signedIn\" cx=\"946\" cy=\"339\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M946 344L946 370\"/><path class=\"tip\" d=\"M946 370L949.6 362L942.4 362Z\"/></g>\n<g class=\"arrow browser\" data-line=\":session.changedElsewhere\"><path class=\"line\" d=\"M526 160L526 1007.5Q526 1008 526.5 1008L526.5 1008Q527 1008 527 1008.5L527 1052\"/><path class=\"tip\" d=\"M527 1052L530.6 1044L523.4 1044Z\"/></g>\n<g class=\"arrow browser\" data-line=\":session.changedElsewhere:2\"><path class=\"line\" d=\"M553 160L553 179Q553 186 560 186L815 186Q822 186 822 193L822 267Q822 274 829 274L1033 274Q1040 274 1040 281L1040 479Q1040 486 1033 486L986.7 486Q979.7 486 979.7 493L979.7 514\"/><path class=\"tip\" d=\"M979.7 514L983.3 506L976 506Z\"/></g>\n<g class=\"arrow chart\" data-line=\"starting:\"><path class=\"line\" d=\"M655 160L655 167Q655 174 662 174L937 174Q944 174 944 181L944 255Q944 262 951 262L1043 262Q1050 262 1050 269L1050 294\"/><path class=\"tip\" d=\"M1050 294L1053.6 286L1046.4 286Z\"/></g>\n<g class=\"arrow chart\" data-line=\"starting::2\"><path class=\"line\" d=\"M632 160L632 167Q632 174 625 174L546 174Q539 174 539 181L539 743Q539 750 546 750L626 750Q633 750 633 757L633 1001Q633 1008 626 1008L544 1008Q537 1008 537 1015L537 1052\"/><path class=\"tip\" d=\"M537 1052L540.6 1044L533.4 1044Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"guest:login.submitted\"><path class=\"line\" d=\"M229 1214L229 1221Q229 1228 222 1228L201 1228Q194 1228 194 1221L194 181Q194 174 201 174L329 174Q336 174 336 167L336 160\"/><path class=\"tip\" d=\"M336 160L332.4 168L339.6 168Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"guest:registration.submitted\"><path class=\"line\" d=\"M239 1214L239 1292\"/><path class=\"tip\" d=\"M239 1292L242.6 1284L235.4 1284Z\"/></g>\n<g class=\"arrow server\" data-line=\"signingIn:xstate.done.actor.login\"><path class=\"line\" d=\"M379 160L379 191Q379 198 386 198L1053 198Q1060 198 1060 205L1060 294\"/><path class=\"tip\" d=\"M1060 294L1063.6 286L1056.4 286Z\"/></g>\n<g class=\"arrow server\" data-line=\"signingIn:xstate.done.actor.login:2 signingIn:xstate.error.actor.login\"><path class=\"line\" d=\"M358 160L357.5 1039Q357.5 1046 357.5 1053L357.5 1092\"/><path class=\"tip\" d=\"M357.5 1092L361.1 1084L353.9 1084Z\"/></g>\n<g class=\"arrow server\" data-line=\"registering:xstate.done.actor.register\"><path class=\"line\" d=\"M262 1292L262 1285Q262 1278 269 1278L1095 1278Q1102 1278 1102 1271L1102 281Q1102 274 1095 274L1077 274Q1070 274 1070 281L1070 294\"/><path class=\"tip\" d=\"M1070 294L1073.6 286L1066.4 286Z\"/></g>\n<g class=\"arrow server\" data-line=\"registering:xstate.done.actor.register:2 registering:xstate.error.actor.register\"><path class=\"line\" d=\"M215 1292L215 1285Q215 1278 208 1278L104 1278Q97 1278 97 1271L97 1039Q97 1032 104 1032L510 1032Q517 1032 516.8 1039L516.7 1039Q516.5 1046 516.5 1053L516.5 1092\"/><path class=\"tip\" d=\"M516.5 1092L520.1 1084L512.9 1084Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"signedIn:logout.requested\"><path class=\"line\" d=\"M1004 730L1004 755Q1004 762 997 762L869 762Q862 762 862 769L862 862\"/><path class=\"tip\" d=\"M862 862L865.6 854L858.4 854Z\"/></g>\n<g class=\"arrow many\" data-line=\"signedIn:password.reset signedIn:token.refused\"><path class=\"line\" d=\"M1014 730L1014 743Q1014 750 1007 750L727 750Q720 750 720 757L720 1013Q720 1020 713 1020L554 1020Q547 1020 547 1027L547 1052\"/><path class=\"tip\" d=\"M547 1052L550.6 1044L543.4 1044Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.infoUnknown:navigation.started\"><path class=\"line\" d=\"M946 410L946 514\"/><path class=\"tip\" d=\"M946 514L949.6 506L942.4 506Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.loadingInfo:xstate.done.actor.loadInfo\"><path class=\"line\" d=\"M946 554L946 653Q946 660 939 660L812.3 660Q805.3 660 805.3 667L805.3 674\"/><path class=\"tip\" d=\"M805.3 674L808.9 666L801.6 666Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.loadingInfo:xstate.done.actor.loadInfo:2 signedIn.loadingInfo:xstate.error.actor.loadInfo\"><path class=\"line\" d=\"M979.7 554L979.7 575Q979.7 582 986.7 582L1035 582Q1042 582 1042 589L1042 755Q1042 762 1035 762L1021 762Q1014 762 1014 769L1014 833Q1014 840 1007 840L901 840Q894 840 894 847L894 862\"/><path class=\"tip\" d=\"M894 862L897.6 854L890.4 854Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.ready:info.refreshRequested\"><path class=\"line\" d=\"M789.5 674L789.5 589Q789.5 582 782.5 582L694.8 582Q687.8 582 687.8 575L687.8 568\"/><path class=\"tip\" d=\"M687.8 568L684.2 576L691.5 576Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.refreshingInfo:xstate.done.actor.loadInfo signedIn.refreshingInfo:xstate.error.actor.loadInfo\"><path class=\"line\" d=\"M642.5 568L642.5 653Q642.5 660 649.5 660L766.8 660Q773.8 660 773.8 667L773.8 674\"/><path class=\"tip\" d=\"M773.8 674L777.4 666L770.1 666Z\"/></g>\n<g class=\"arrow server\" data-line=\"signingOut:xstate.done.actor.logout signingOut:xstate.done.actor.logout:2 signingOut:xstate.error.actor.logout\"><path class=\"line\" d=\"M878 902L878 1025Q878 1032 871 1032L564 1032Q557 1032 557 1039L557 1052\"/><path class=\"tip\" d=\"M557 1052L560.6 1044L553.4 1044Z\"/></g>\n<g class=\"label\"><rect x=\"454\" y=\"790\" width=\"143\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\":session.changedElsewhere\" data-who=\"browser\"><title>session.changedElsewhere: Another tab logged out.</title><rect class=\"hit\" x=\"456\" y=\"794\" width=\"139\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(458 795)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"475\" y=\"805\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">Another tab logged out</text></g></g>\n<g class=\"label\"><rect x=\"754\" y=\"219\" width=\"136\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\":session.changedElsewhere:2\" data-who=\"browser\"><title>session.changedElsewhere: Another tab signed in.</title><rect class=\"hit\" x=\"756\" y=\"223\" width=\"132\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(758 224)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"775\" y=\"234\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">Another tab signed in</text></g></g>\n<g class=\"label\"><rect x=\"902\" y=\"219\" width=\"84\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"starting:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"904\" y=\"223\" width=\"80\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(906 224)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"923\" y=\"234\" textLength=\"59\" lengthAdjust=\"spacingAndGlyphs\">Has token?</text></g></g>\n<g class=\"label\"><rect x=\"609\" y=\"790\" width=\"48\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"starting::2\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"611\" y=\"794\" width=\"44\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(613 795)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"630\" y=\"805\" textLength=\"23\" lengthAdjust=\"spacingAndGlyphs\">Else</text></g></g>\n<g class=\"label\"><rect x=\"127\" y=\"790\" width=\"134\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"guest:login.submitted\" data-who=\"shopper\"><title>login.submitted: The shopper signs in.</title><rect class=\"hit\" x=\"129\" y=\"794\" width=\"130\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(131 795)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"148\" y=\"805\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">The shopper signs in</text></g></g>\n<g class=\"label\"><rect x=\"170\" y=\"1242\" width=\"138\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"guest:registration.submitted\" data-who=\"shopper\"><title>registration.submitted: The shopper signs up.</title><rect class=\"hit\" x=\"172\" y=\"1246\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(174 1247)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"191\" y=\"1257\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">The shopper signs up</text></g></g>\n<g class=\"label\"><rect x=\"998\" y=\"212\" width=\"123\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signingIn:xstate.done.actor.login\" data-who=\"server\"><title>login answered: Back to where the shopper was going, else to the start.</title><rect class=\"hit\" x=\"1000\" y=\"216\" width=\"119\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1002 217)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1019\" y=\"227\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">Back to where the</text><text x=\"1019\" y=\"241\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">shopper was going</text></g></g>\n<g class=\"label\"><rect x=\"273\" y=\"776\" width=\"169\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signingIn:xstate.done.actor.login:2\" data-who=\"server\"><title>login answered: Wrong account or password, or too many tries.</title><rect class=\"hit\" x=\"275\" y=\"780\" width=\"165\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(277 781)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"294\" y=\"791\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">Wrong account or</text><text x=\"294\" y=\"805\" textLength=\"144\" lengthAdjust=\"spacingAndGlyphs\">password, or too many tries</text></g><g class=\"row dim\" data-arrow=\"signingIn:xstate.error.actor.login\" data-who=\"server\"><title>login broke down</title><rect class=\"hit\" x=\"275\" y=\"808\" width=\"110\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(277 809)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"294\" y=\"819\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">login broke down</text></g></g>\n<g class=\"label\"><rect x=\"1016\" y=\"868\" width=\"171\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"registering:xstate.done.actor.register\" data-who=\"server\"><title>register answered: Signed in at once, and on to where the shopper was going.</title><rect class=\"hit\" x=\"1018\" y=\"872\" width=\"167\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1020 873)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1037\" y=\"883\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">Signed in at once, and on to</text><text x=\"1037\" y=\"897\" textLength=\"136\" lengthAdjust=\"spacingAndGlyphs\">where the shopper was …</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"1105\" width=\"162\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"registering:xstate.done.actor.register:2\" data-who=\"server\"><title>register answered: The account is taken, or the password too common.</title><rect class=\"hit\" x=\"18\" y=\"1109\" width=\"158\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(20 1110)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"37\" y=\"1120\" textLength=\"125\" lengthAdjust=\"spacingAndGlyphs\">The account is taken, or</text><text x=\"37\" y=\"1134\" textLength=\"137\" lengthAdjust=\"spacingAndGlyphs\">the password too common</text></g><g class=\"row dim\" data-arrow=\"registering:xstate.error.actor.register\" data-who=\"server\"><title>register broke down</title><rect class=\"hit\" x=\"18\" y=\"1137\" width=\"124\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(20 1138)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"37\" y=\"1148\" textLength=\"103\" lengthAdjust=\"spacingAndGlyphs\">register broke down</text></g></g>\n<g class=\"label\"><rect x=\"794\" y=\"790\" width=\"135\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:logout.requested\" data-who=\"shopper\"><title>logout.requested: The shopper logs out.</title><rect class=\"hit\" x=\"796\" y=\"794\" width=\"131\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(798 795)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"815\" y=\"805\" textLength=\"110\" lengthAdjust=\"spacingAndGlyphs\">The shopper logs out</text></g></g>\n<g class=\"label\"><rect x=\"650\" y=\"854\" width=\"140\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:password.reset\" data-who=\"shopper\"><title>password.reset: A new password ends every session.</title><rect class=\"hit\" x=\"652\" y=\"858\" width=\"121\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(654 859)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"671\" y=\"869\" textLength=\"86\" lengthAdjust=\"spacingAndGlyphs\">A new password</text><text x=\"671\" y=\"883\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">ends every session</text></g><g class=\"row\" data-arrow=\"signedIn:token.refused\" data-who=\"app\"><title>token.refused: The server no longer knows the token (401); after a login one is back here.</title><rect class=\"hit\" x=\"652\" y=\"886\" width=\"136\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(654 887)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"671\" y=\"897\" textLength=\"108\" lengthAdjust=\"spacingAndGlyphs\">The server no longer</text><text x=\"671\" y=\"911\" textLength=\"115\" lengthAdjust=\"spacingAndGlyphs\">knows the token (401)</text></g></g>\n<g class=\"label\"><rect x=\"868\" y=\"436\" width=\"156\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.infoUnknown:navigation.started\" data-who=\"app\"><title>navigation.started: The first navigation loads the shopper’s information.</title><rect class=\"hit\" x=\"870\" y=\"440\" width=\"152\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(872 441)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"889\" y=\"451\" textLength=\"130\" lengthAdjust=\"spacingAndGlyphs\">The first navigation loads</text><text x=\"889\" y=\"465\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">the shopper’s information</text></g></g>\n<g class=\"label\"><rect x=\"866\" y=\"610\" width=\"160\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.loadingInfo:xstate.done.actor.loadInfo\" data-who=\"server\"><title>loadInfo answered: Who is signed in is known; the account’s language is spoken.</title><rect class=\"hit\" x=\"868\" y=\"614\" width=\"156\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(870 615)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"887\" y=\"625\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">Who is signed in is known</text></g></g>\n<g class=\"label\"><rect x=\"941\" y=\"776\" width=\"145\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.loadingInfo:xstate.done.actor.loadInfo:2\" data-who=\"server\"><title>loadInfo answered: Without the information the session is given up, and it is said why.</title><rect class=\"hit\" x=\"943\" y=\"780\" width=\"141\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(945 781)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"962\" y=\"791\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">Without the information</text><text x=\"962\" y=\"805\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">the session is given up</text></g><g class=\"row dim\" data-arrow=\"signedIn.loadingInfo:xstate.error.actor.loadInfo\" data-who=\"server\"><title>loadInfo broke down</title><rect class=\"hit\" x=\"943\" y=\"808\" width=\"126\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(945 809)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"962\" y=\"819\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">loadInfo broke down</text></g></g>\n<g class=\"label\"><rect x=\"725\" y=\"610\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready:info.refreshRequested\" data-who=\"app\"><title>info.refreshRequested: Something changed; who is signed in is asked again.</title><rect class=\"hit\" x=\"727\" y=\"614\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(729 615)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"746\" y=\"625\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">Something changed</text></g></g>\n<g class=\"label\"><rect x=\"572\" y=\"596\" width=\"141\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.refreshingInfo:xstate.done.actor.loadInfo\" data-who=\"server\"><title>loadInfo answered: A failed refresh leaves what was known.</title><rect class=\"hit\" x=\"574\" y=\"600\" width=\"137\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(576 601)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"593\" y=\"611\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">A failed refresh leaves</text><text x=\"593\" y=\"625\" textLength=\"86\" lengthAdjust=\"spacingAndGlyphs\">what was known</text></g><g class=\"row dim\" data-arrow=\"signedIn.refreshingInfo:xstate.error.actor.loadInfo\" data-who=\"server\"><title>loadInfo broke down</title><rect class=\"hit\" x=\"574\" y=\"628\" width=\"126\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(576 629)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"593\" y=\"639\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">loadInfo broke down</text></g></g>\n<g class=\"label\"><rect x=\"798\" y=\"944\" width=\"160\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signingOut:xstate.done.actor.logout\" data-who=\"server\"><title>logout answered: Logged out.</title><rect class=\"hit\" x=\"800\" y=\"948\" width=\"80\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(802 949)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"819\" y=\"959\" textLength=\"59\" lengthAdjust=\"spacingAndGlyphs\">Logged out</text></g><g class=\"row\" data-arrow=\"signingOut:xstate.done.actor.logout:2\" data-who=\"server\"><title>logout answered: The server did not answer; this browser forgets the token all the same.</title><rect class=\"hit\" x=\"800\" y=\"962\" width=\"156\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(802 963)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"819\" y=\"973\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The server did not answer</text></g><g class=\"row dim\" data-arrow=\"signingOut:xstate.error.actor.logout\" data-who=\"server\"><title>logout broke down</title><rect class=\"hit\" x=\"800\" y=\"976\" width=\"117\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(802 977)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"819\" y=\"987\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">logout broke down</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "session.starting",
   "name": "starting",
   "title": "Starting",
   "code": null,
   "kind": "leaf",
   "description": "The auth cookie decides.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "left at once"
   },
   "screens": {}
  },
  {
   "id": "session.guest",
   "name": "guest",
   "title": "Guest",
   "code": null,
   "kind": "compound",
   "description": "Public screens only.",
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
   "id": "session.guest.browsing",
   "name": "guest.browsing",
   "title": "Browsing",
   "code": null,
   "kind": "leaf",
   "description": "Looking around.",
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
   "id": "session.guest.loginRefused",
   "name": "guest.loginRefused",
   "title": "Login refused",
   "code": null,
   "kind": "leaf",
   "description": "The last try to sign in was refused, and says why.",
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
   "id": "session.guest.registrationRefused",
   "name": "guest.registrationRefused",
   "title": "Registration refused",
   "code": null,
   "kind": "leaf",
   "description": "The last try to sign up was refused, and says why.",
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
   "id": "session.signingIn",
   "name": "signingIn",
   "title": "Signing in",
   "code": null,
   "kind": "leaf",
   "description": "Account and password are being checked.",
   "tags": [
    "submitting"
   ],
   "calls": [
    "login"
   ],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": {}
  },
  {
   "id": "session.registering",
   "name": "registering",
   "title": "Registering",
   "code": null,
   "kind": "leaf",
   "description": "A new account is being opened.",
   "tags": [
    "submitting"
   ],
   "calls": [
    "register"
   ],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": {}
  },
  {
   "id": "session.signedIn",
   "name": "signedIn",
   "title": "Signed in",
   "code": null,
   "kind": "compound",
   "description": "Every screen is open.",
   "tags": [
    "loggedIn"
   ],
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
   "id": "session.signedIn.infoUnknown",
   "name": "signedIn.infoUnknown",
   "title": "Info unknown",
   "code": null,
   "kind": "leaf",
   "description": "A token, but nothing known about the shopper yet.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "the screen that opens asks at once"
   },
   "screens": {}
  },
  {
   "id": "session.signedIn.loadingInfo",
   "name": "signedIn.loadingInfo",
   "title": "Loading info",
   "code": null,
   "kind": "leaf",
   "description": "Asking who the shopper is.",
   "tags": [],
   "calls": [
    "loadInfo"
   ],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": {}
  },
  {
   "id": "session.signedIn.ready",
   "name": "signedIn.ready",
   "title": "Ready",
   "code": null,
   "kind": "leaf",
   "description": "Token and information are known.",
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
   "id": "session.signedIn.refreshingInfo",
   "name": "signedIn.refreshingInfo",
   "title": "Refreshing info",
   "code": null,
   "kind": "leaf",
   "description": "Balance or settings changed; the known information stays meanwhile.",
   "tags": [],
   "calls": [
    "loadInfo"
   ],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": {}
  },
  {
   "id": "session.signingOut",
   "name": "signingOut",
   "title": "Signing out",
   "code": null,
   "kind": "leaf",
   "description": "The server is told to forget the token.",
   "tags": [
    "loggedIn"
   ],
   "calls": [
    "logout"
   ],
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
   "name": ":backData.merged",
   "key": "session: backData.merged → stays",
   "from": "",
   "to": [],
   "event": "backData.merged",
   "words": "backData.merged",
   "label": "A screen leaves something for the next one",
   "description": "A screen leaves something for the next one.",
   "who": "app",
   "isMoney": false,
   "guard": null,
   "effects": [
    "mergeBackData"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "sessions, tokens and their ends have their own tests in tests/api"
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
   "name": ":session.changedElsewhere",
   "key": "session: session.changedElsewhere → session.guest [branch 1]",
   "from": "",
   "to": [
    "guest"
   ],
   "event": "session.changedElsewhere",
   "words": "session.changedElsewhere",
   "label": "Another tab logged out",
   "description": "Another tab logged out.",
   "who": "browser",
   "isMoney": false,
   "guard": "isGone",
   "effects": [
    "clearSession"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "sessions, tokens and their ends have their own tests in tests/api"
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
   "name": ":session.changedElsewhere:2",
   "key": "session: session.changedElsewhere → session.signedIn.loadingInfo [branch 2]",
   "from": "",
   "to": [
    "signedIn.loadingInfo"
   ],
   "event": "session.changedElsewhere",
   "words": "session.changedElsewhere",
   "label": "Another tab signed in",
   "description": "Another tab signed in.",
   "who": "browser",
   "isMoney": false,
   "guard": "isAnotherToken",
   "effects": [
    "keepToken"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "sessions, tokens and their ends have their own tests in tests/api"
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
   "name": "starting:",
   "key": "session.starting: always → session.signedIn [branch 1]",
   "from": "starting",
   "to": [
    "signedIn"
   ],
   "event": "",
   "words": "at once",
   "label": "Has token?",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": "hasToken",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "sessions, tokens and their ends have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "At once, when the one before it is taken"
   }
  },
  {
   "name": "starting::2",
   "key": "session.starting: always → session.guest [branch 2]",
   "from": "starting",
   "to": [
    "guest"
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
     "text": "sessions, tokens and their ends have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "At once, when the one before it is taken"
   }
  },
  {
   "name": "guest:login.submitted",
   "key": "session.guest: login.submitted → session.signingIn",
   "from": "guest",
   "to": [
    "signingIn"
   ],
   "event": "login.submitted",
   "words": "login.submitted",
   "label": "The shopper signs in",
   "description": "The shopper signs in.",
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
     "text": "sessions, tokens and their ends have their own tests in tests/api"
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
   "name": "guest:registration.submitted",
   "key": "session.guest: registration.submitted → session.registering",
   "from": "guest",
   "to": [
    "registering"
   ],
   "event": "registration.submitted",
   "words": "registration.submitted",
   "label": "The shopper signs up",
   "description": "The shopper signs up.",
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
     "text": "sessions, tokens and their ends have their own tests in tests/api"
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
   "name": "signingIn:xstate.done.actor.login",
   "key": "session.signingIn: xstate.done.actor.login → session.signedIn [branch 1]",
   "from": "signingIn",
   "to": [
    "signedIn"
   ],
   "event": "xstate.done.actor.login",
   "words": "login answered",
   "label": "Back to where the shopper was going",
   "description": "Back to where the shopper was going, else to the start.",
   "who": "server",
   "isMoney": false,
   "guard": "isSignedIn",
   "effects": [
    "keepSignIn",
    "storeToken",
    "tellOtherTabs",
    "goToDestination"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "sessions, tokens and their ends have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/login"
   }
  },
  {
   "name": "signingIn:xstate.done.actor.login:2",
   "key": "session.signingIn: xstate.done.actor.login → session.guest.loginRefused [branch 2]",
   "from": "signingIn",
   "to": [
    "guest.loginRefused"
   ],
   "event": "xstate.done.actor.login",
   "words": "login answered",
   "label": "Wrong account or password, or too many tries",
   "description": "Wrong account or password, or too many tries.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSignIn",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "sessions, tokens and their ends have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/login"
   }
  },
  {
   "name": "signingIn:xstate.error.actor.login",
   "key": "session.signingIn: xstate.error.actor.login → session.guest.loginRefused",
   "from": "signingIn",
   "to": [
    "guest.loginRefused"
   ],
   "event": "xstate.error.actor.login",
   "words": "login broke down",
   "label": "login broke down",
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
     "text": "sessions, tokens and their ends have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/login"
   }
  },
  {
   "name": "registering:xstate.done.actor.register",
   "key": "session.registering: xstate.done.actor.register → session.signedIn [branch 1]",
   "from": "registering",
   "to": [
    "signedIn"
   ],
   "event": "xstate.done.actor.register",
   "words": "register answered",
   "label": "Signed in at once, and on to where the shopper was …",
   "description": "Signed in at once, and on to where the shopper was going.",
   "who": "server",
   "isMoney": false,
   "guard": "isSignedIn",
   "effects": [
    "keepSignIn",
    "storeToken",
    "tellOtherTabs",
    "goToDestination"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "sessions, tokens and their ends have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/register"
   }
  },
  {
   "name": "registering:xstate.done.actor.register:2",
   "key": "session.registering: xstate.done.actor.register → session.guest.registrationRefused [branch 2]",
   "from": "registering",
   "to": [
    "guest.registrationRefused"
   ],
   "event": "xstate.done.actor.register",
   "words": "register answered",
   "label": "The account is taken, or the password too common",
   "description": "The account is taken, or the password too common.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSignIn",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "sessions, tokens and their ends have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/register"
   }
  },
  {
   "name": "registering:xstate.error.actor.register",
   "key": "session.registering: xstate.error.actor.register → session.guest.registrationRefused",
   "from": "registering",
   "to": [
    "guest.registrationRefused"
   ],
   "event": "xstate.error.actor.register",
   "words": "register broke down",
   "label": "register broke down",
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
     "text": "sessions, tokens and their ends have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/register"
   }
  },
  {
   "name": "signedIn:logout.requested",
   "key": "session.signedIn: logout.requested → session.signingOut",
   "from": "signedIn",
   "to": [
    "signingOut"
   ],
   "event": "logout.requested",
   "words": "logout.requested",
   "label": "The shopper logs out",
   "description": "The shopper logs out.",
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
     "text": "sessions, tokens and their ends have their own tests in tests/api"
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
   "name": "signedIn:password.reset",
   "key": "session.signedIn: password.reset → session.guest",
   "from": "signedIn",
   "to": [
    "guest"
   ],
   "event": "password.reset",
   "words": "password.reset",
   "label": "A new password ends every session",
   "description": "A new password ends every session.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "clearSession",
    "forgetToken",
    "tellOtherTabs",
    "goToLogin"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "sessions, tokens and their ends have their own tests in tests/api"
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
   "name": "signedIn:token.refused",
   "key": "session.signedIn: token.refused → session.guest",
   "from": "signedIn",
   "to": [
    "guest"
   ],
   "event": "token.refused",
   "words": "token.refused",
   "label": "The server no longer knows the token (401)",
   "description": "The server no longer knows the token (401); after a login one is back here.",
   "who": "app",
   "isMoney": false,
   "guard": "isCurrentToken",
   "effects": [
    "announceExpiry",
    "clearSession",
    "forgetToken",
    "tellOtherTabs",
    "goToLoginAndBack"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "sessions, tokens and their ends have their own tests in tests/api"
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
   "name": "signedIn.infoUnknown:navigation.started",
   "key": "session.signedIn.infoUnknown: navigation.started → session.signedIn.loadingInfo",
   "from": "signedIn.infoUnknown",
   "to": [
    "signedIn.loadingInfo"
   ],
   "event": "navigation.started",
   "words": "navigation.started",
   "label": "The first navigation loads the shopper’s information",
   "description": "The first navigation loads the shopper’s information.",
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
     "text": "sessions, tokens and their ends have their own tests in tests/api"
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
   "name": "signedIn.loadingInfo:xstate.done.actor.loadInfo",
   "key": "session.signedIn.loadingInfo: xstate.done.actor.loadInfo → session.signedIn.ready [branch 1]",
   "from": "signedIn.loadingInfo",
   "to": [
    "signedIn.ready"
   ],
   "event": "xstate.done.actor.loadInfo",
   "words": "loadInfo answered",
   "label": "Who is signed in is known",
   "description": "Who is signed in is known; the account’s language is spoken.",
   "who": "server",
   "isMoney": false,
   "guard": "isInfoLoaded",
   "effects": [
    "keepInfo",
    "adoptLanguage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "sessions, tokens and their ends have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/getUserInfo"
   }
  },
  {
   "name": "signedIn.loadingInfo:xstate.done.actor.loadInfo:2",
   "key": "session.signedIn.loadingInfo: xstate.done.actor.loadInfo → session.signingOut [branch 2]",
   "from": "signedIn.loadingInfo",
   "to": [
    "signingOut"
   ],
   "event": "xstate.done.actor.loadInfo",
   "words": "loadInfo answered",
   "label": "Without the information the session is given up",
   "description": "Without the information the session is given up, and it is said why.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepInfoFailure",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "sessions, tokens and their ends have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/getUserInfo"
   }
  },
  {
   "name": "signedIn.loadingInfo:xstate.error.actor.loadInfo",
   "key": "session.signedIn.loadingInfo: xstate.error.actor.loadInfo → session.signingOut",
   "from": "signedIn.loadingInfo",
   "to": [
    "signingOut"
   ],
   "event": "xstate.error.actor.loadInfo",
   "words": "loadInfo broke down",
   "label": "loadInfo broke down",
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
     "text": "sessions, tokens and their ends have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/getUserInfo"
   }
  },
  {
   "name": "signedIn.ready:info.refreshRequested",
   "key": "session.signedIn.ready: info.refreshRequested → session.signedIn.refreshingInfo",
   "from": "signedIn.ready",
   "to": [
    "signedIn.refreshingInfo"
   ],
   "event": "info.refreshRequested",
   "words": "info.refreshRequested",
   "label": "Something changed",
   "description": "Something changed; who is signed in is asked again.",
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
     "text": "sessions, tokens and their ends have their own tests in tests/api"
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
   "name": "signedIn.refreshingInfo:info.refreshRequested",
   "key": "session.signedIn.refreshingInfo: info.refreshRequested → session.signedIn.refreshingInfo",
   "from": "signedIn.refreshingInfo",
   "to": [
    "signedIn.refreshingInfo"
   ],
   "event": "info.refreshRequested",
   "words": "info.refreshRequested",
   "label": "What is on its way may be old already",
   "description": "What is on its way may be old already.",
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
     "text": "sessions, tokens and their ends have their own tests in tests/api"
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
   "name": "signedIn.refreshingInfo:xstate.done.actor.loadInfo",
   "key": "session.signedIn.refreshingInfo: xstate.done.actor.loadInfo → session.signedIn.ready",
   "from": "signedIn.refreshingInfo",
   "to": [
    "signedIn.ready"
   ],
   "event": "xstate.done.actor.loadInfo",
   "words": "loadInfo answered",
   "label": "A failed refresh leaves what was known",
   "description": "A failed refresh leaves what was known.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepInfo"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "sessions, tokens and their ends have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/getUserInfo"
   }
  },
  {
   "name": "signedIn.refreshingInfo:xstate.error.actor.loadInfo",
   "key": "session.signedIn.refreshingInfo: xstate.error.actor.loadInfo → session.signedIn.ready",
   "from": "signedIn.refreshingInfo",
   "to": [
    "signedIn.ready"
   ],
   "event": "xstate.error.actor.loadInfo",
   "words": "loadInfo broke down",
   "label": "loadInfo broke down",
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
     "text": "sessions, tokens and their ends have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/getUserInfo"
   }
  },
  {
   "name": "signingOut:xstate.done.actor.logout",
   "key": "session.signingOut: xstate.done.actor.logout → session.guest [branch 1]",
   "from": "signingOut",
   "to": [
    "guest"
   ],
   "event": "xstate.done.actor.logout",
   "words": "logout answered",
   "label": "Logged out",
   "description": "Logged out.",
   "who": "server",
   "isMoney": false,
   "guard": "isLoggedOut",
   "effects": [
    "clearSession",
    "forgetToken",
    "tellOtherTabs",
    "goToLogin"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "sessions, tokens and their ends have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/logout"
   }
  },
  {
   "name": "signingOut:xstate.done.actor.logout:2",
   "key": "session.signingOut: xstate.done.actor.logout → session.guest [branch 2]",
   "from": "signingOut",
   "to": [
    "guest"
   ],
   "event": "xstate.done.actor.logout",
   "words": "logout answered",
   "label": "The server did not answer",
   "description": "The server did not answer; this browser forgets the token all the same.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "clearSession",
    "forgetToken",
    "tellOtherTabs",
    "goHome"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "sessions, tokens and their ends have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/logout"
   }
  },
  {
   "name": "signingOut:xstate.error.actor.logout",
   "key": "session.signingOut: xstate.error.actor.logout → session.guest",
   "from": "signingOut",
   "to": [
    "guest"
   ],
   "event": "xstate.error.actor.logout",
   "words": "logout broke down",
   "label": "logout broke down",
   "description": "",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "clearSession",
    "forgetToken",
    "tellOtherTabs",
    "goHome"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "sessions, tokens and their ends have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/logout"
   }
  }
 ],
 "films": [
  {
   "title": "the session of a guest who signs in loads who they are on the next navigation",
   "kind": "journey",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:login.submitted"
     ],
     "leaves": [
      "signingIn"
     ]
    },
    {
     "event": "done login signedIn",
     "taken": [
      "signingIn:xstate.done.actor.login"
     ],
     "leaves": [
      "signedIn.infoUnknown"
     ]
    },
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    }
   ]
  },
  {
   "title": "the session stays a guest’s when account or password are wrong, and says so",
   "kind": "journey",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:login.submitted"
     ],
     "leaves": [
      "signingIn"
     ]
    },
    {
     "event": "done login refused (wrongCredentials)",
     "taken": [
      "signingIn:xstate.done.actor.login:2"
     ],
     "leaves": [
      "guest.loginRefused"
     ]
    },
    {
     "event": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:login.submitted"
     ],
     "leaves": [
      "signingIn"
     ]
    }
   ]
  },
  {
   "title": "the session opens with a new account at once",
   "kind": "journey",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "registration.submitted {\"registration\":{\"account\":\"mira\",\"password\":\"harbour-1\",\"email\":\"mira@exampl…",
     "taken": [
      "guest:registration.submitted"
     ],
     "leaves": [
      "registering"
     ]
    },
    {
     "event": "done register signedIn",
     "taken": [
      "registering:xstate.done.actor.register"
     ],
     "leaves": [
      "signedIn.infoUnknown"
     ]
    }
   ]
  },
  {
   "title": "the session is given up on /login when the information can’t be loaded",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (network)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:2"
     ],
     "leaves": [
      "signingOut"
     ]
    },
    {
     "event": "done logout loggedOut",
     "taken": [
      "signingOut:xstate.done.actor.logout"
     ],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "the session is forgotten on / when logging out fails as well",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (network)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:2"
     ],
     "leaves": [
      "signingOut"
     ]
    },
    {
     "event": "done logout failed (network)",
     "taken": [
      "signingOut:xstate.done.actor.logout:2"
     ],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "the session ends when the shopper logs out",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "logout.requested",
     "taken": [
      "signedIn:logout.requested"
     ],
     "leaves": [
      "signingOut"
     ]
    },
    {
     "event": "done logout loggedOut",
     "taken": [
      "signingOut:xstate.done.actor.logout"
     ],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "the session ends with a new password in the same way",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "password.reset",
     "taken": [
      "signedIn:password.reset"
     ],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "the session ends when the server refuses its token, and only its own",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "token.refused {\"token\":\"token-of-before\",\"msg\":null}",
     "taken": [],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "token.refused {\"token\":\"token-1\",\"msg\":\"Please login first\"}",
     "taken": [
      "signedIn:token.refused"
     ],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "the session of a guest is not touched by a refused token",
   "kind": "journey",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "token.refused {\"token\":\"token-1\",\"msg\":\"Please login first\"}",
     "taken": [],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "the session follows another tab out and in, without telling it back",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "session.changedElsewhere {\"token\":null}",
     "taken": [
      ":session.changedElsewhere"
     ],
     "leaves": [
      "guest.browsing"
     ]
    },
    {
     "event": "session.changedElsewhere {\"token\":\"token-2\"}",
     "taken": [
      ":session.changedElsewhere:2"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    }
   ]
  },
  {
   "title": "the session knows what a refresh of the information brought",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "info.refreshRequested",
     "taken": [
      "signedIn.ready:info.refreshRequested"
     ],
     "leaves": [
      "signedIn.refreshingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.refreshingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    }
   ]
  },
  {
   "title": "the session keeps what is known when a refresh of the information fails",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "info.refreshRequested",
     "taken": [
      "signedIn.ready:info.refreshRequested"
     ],
     "leaves": [
      "signedIn.refreshingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (network)",
     "taken": [
      "signedIn.refreshingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    }
   ]
  },
  {
   "title": "the session carries what one screen leaves for another, until it ends",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "backData.merged {\"patch\":{\"addressId\":3}}",
     "taken": [
      ":backData.merged"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "backData.merged {\"patch\":{\"from\":\"checkout\"}}",
     "taken": [
      ":backData.merged"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "password.reset",
     "taken": [
      "signedIn:password.reset"
     ],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "logout.requested, error logout {\"error\":\"surprise\"} → {\"guest\":\"browsing\"}",
   "kind": "path",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "logout.requested",
     "taken": [
      "signedIn:logout.requested"
     ],
     "leaves": [
      "signingOut"
     ]
    },
    {
     "event": "error logout {\"error\":\"surprise\"}",
     "taken": [
      "signingOut:xstate.error.actor.logout"
     ],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}, error login {\"error\":\"surprise\"}, login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}} → \"signingIn\"",
   "kind": "path",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:login.submitted"
     ],
     "leaves": [
      "signingIn"
     ]
    },
    {
     "event": "error login {\"error\":\"surprise\"}",
     "taken": [
      "signingIn:xstate.error.actor.login"
     ],
     "leaves": [
      "guest.loginRefused"
     ]
    },
    {
     "event": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:login.submitted"
     ],
     "leaves": [
      "signingIn"
     ]
    }
   ]
  },
  {
   "title": "registration.submitted {\"registration\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}, done register refused (wrongCredentials), login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}} → \"signingIn\"",
   "kind": "path",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "registration.submitted {\"registration\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:registration.submitted"
     ],
     "leaves": [
      "registering"
     ]
    },
    {
     "event": "done register refused (wrongCredentials)",
     "taken": [
      "registering:xstate.done.actor.register:2"
     ],
     "leaves": [
      "guest.registrationRefused"
     ]
    },
    {
     "event": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:login.submitted"
     ],
     "leaves": [
      "signingIn"
     ]
    }
   ]
  },
  {
   "title": "registration.submitted {\"registration\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}, error register {\"error\":\"surprise\"}, login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}} → \"signingIn\"",
   "kind": "path",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "registration.submitted {\"registration\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:registration.submitted"
     ],
     "leaves": [
      "registering"
     ]
    },
    {
     "event": "error register {\"error\":\"surprise\"}",
     "taken": [
      "registering:xstate.error.actor.register"
     ],
     "leaves": [
      "guest.registrationRefused"
     ]
    },
    {
     "event": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:login.submitted"
     ],
     "leaves": [
      "signingIn"
     ]
    }
   ]
  },
  {
   "title": "session.changedElsewhere {\"token\":\"token-1\"}, error loadInfo {\"error\":\"surprise\"}, session.changedElsewhere {\"token\":null} → {\"guest\":\"browsing\"}",
   "kind": "path",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "session.changedElsewhere {\"token\":\"token-1\"}",
     "taken": [
      ":session.changedElsewhere:2"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "error loadInfo {\"error\":\"surprise\"}",
     "taken": [
      "signedIn.loadingInfo:xstate.error.actor.loadInfo"
     ],
     "leaves": [
      "signingOut"
     ]
    },
    {
     "event": "session.changedElsewhere {\"token\":null}",
     "taken": [
      ":session.changedElsewhere"
     ],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "session.changedElsewhere {\"token\":\"token-1\"}, done loadInfo loaded, info.refreshRequested, info.refreshRequested → {\"signedIn\":\"refreshingInfo\"}",
   "kind": "path",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "session.changedElsewhere {\"token\":\"token-1\"}",
     "taken": [
      ":session.changedElsewhere:2"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "info.refreshRequested",
     "taken": [
      "signedIn.ready:info.refreshRequested"
     ],
     "leaves": [
      "signedIn.refreshingInfo"
     ]
    },
    {
     "event": "info.refreshRequested",
     "taken": [
      "signedIn.refreshingInfo:info.refreshRequested"
     ],
     "leaves": [
      "signedIn.refreshingInfo"
     ]
    }
   ]
  },
  {
   "title": "session.changedElsewhere {\"token\":\"token-1\"}, done loadInfo loaded, info.refreshRequested, error loadInfo {\"error\":\"surprise\"} → {\"signedIn\":\"ready\"}",
   "kind": "path",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "session.changedElsewhere {\"token\":\"token-1\"}",
     "taken": [
      ":session.changedElsewhere:2"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "info.refreshRequested",
     "taken": [
      "signedIn.ready:info.refreshRequested"
     ],
     "leaves": [
      "signedIn.refreshingInfo"
     ]
    },
    {
     "event": "error loadInfo {\"error\":\"surprise\"}",
     "taken": [
      "signedIn.refreshingInfo:xstate.error.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "login.submitted",
   "label": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
   "event": {
    "type": "login.submitted",
    "credentials": {
     "account": "mira",
     "password": "harbour-1"
    }
   }
  },
  {
   "type": "registration.submitted",
   "label": "registration.submitted {\"registration\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
   "event": {
    "type": "registration.submitted",
    "registration": {
     "account": "mira",
     "password": "harbour-1"
    }
   }
  },
  {
   "type": "navigation.started",
   "label": "navigation.started",
   "event": {
    "type": "navigation.started"
   }
  },
  {
   "type": "info.refreshRequested",
   "label": "info.refreshRequested",
   "event": {
    "type": "info.refreshRequested"
   }
  },
  {
   "type": "logout.requested",
   "label": "logout.requested",
   "event": {
    "type": "logout.requested"
   }
  },
  {
   "type": "password.reset",
   "label": "password.reset",
   "event": {
    "type": "password.reset"
   }
  },
  {
   "type": "token.refused",
   "label": "token.refused {\"token\":\"token-1\",\"msg\":\"Please login first\"}",
   "event": {
    "type": "token.refused",
    "token": "token-1",
    "msg": "Please login first"
   }
  },
  {
   "type": "token.refused",
   "label": "token.refused {\"token\":\"token-of-before\",\"msg\":null}",
   "event": {
    "type": "token.refused",
    "token": "token-of-before",
    "msg": null
   }
  },
  {
   "type": "session.changedElsewhere",
   "label": "session.changedElsewhere {\"token\":null}",
   "event": {
    "type": "session.changedElsewhere",
    "token": null
   }
  },
  {
   "type": "session.changedElsewhere",
   "label": "session.changedElsewhere {\"token\":\"token-1\"}",
   "event": {
    "type": "session.changedElsewhere",
    "token": "token-1"
   }
  },
  {
   "type": "session.changedElsewhere",
   "label": "session.changedElsewhere {\"token\":\"token-2\"}",
   "event": {
    "type": "session.changedElsewhere",
    "token": "token-2"
   }
  },
  {
   "type": "backData.merged",
   "label": "backData.merged {\"patch\":{\"addressId\":3}}",
   "event": {
    "type": "backData.merged",
    "patch": {
     "addressId": 3
    }
   }
  },
  {
   "type": "xstate.done.actor.login",
   "label": "done login signedIn",
   "event": {
    "type": "xstate.done.actor.login",
    "output": {
     "type": "signedIn",
     "token": "token-1"
    },
    "actorId": "login"
   }
  },
  {
   "type": "xstate.done.actor.login",
   "label": "done login refused (wrongCredentials)",
   "event": {
    "type": "xstate.done.actor.login",
    "output": {
     "type": "refused",
     "failure": {
      "type": "refused",
      "reason": "wrongCredentials",
      "msg": "Account or password is wrong",
      "data": null
     }
    },
    "actorId": "login"
   }
  },
  {
   "type": "xstate.error.actor.login",
   "label": "error login {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.login",
    "error": "surprise",
    "actorId": "login"
   }
  },
  {
   "type": "xstate.done.actor.register",
   "label": "done register signedIn",
   "event": {
    "type": "xstate.done.actor.register",
    "output": {
     "type": "signedIn",
     "token": "token-1"
    },
    "actorId": "register"
   }
  },
  {
   "type": "xstate.done.actor.register",
   "label": "done register refused (wrongCredentials)",
   "event": {
    "type": "xstate.done.actor.register",
    "output": {
     "type": "refused",
     "failure": {
      "type": "refused",
      "reason": "wrongCredentials",
      "msg": "Account or password is wrong",
      "data": null
     }
    },
    "actorId": "register"
   }
  },
  {
   "type": "xstate.error.actor.register",
   "label": "error register {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.register",
    "error": "surprise",
    "actorId": "register"
   }
  },
  {
   "type": "xstate.done.actor.loadInfo",
   "label": "done loadInfo loaded",
   "event": {
    "type": "xstate.done.actor.loadInfo",
    "output": {
     "type": "loaded",
     "userInfo": {
      "id": 1,
      "account": "mira",
      "familyName": "",
      "givenName": "",
      "email": null,
      "mobile": null,
      "picture": null,
      "payCodeSet": true,
      "availableCents": 50000,
      "heldCents": 0
     }
    },
    "actorId": "loadInfo"
   }
  },
  {
   "type": "xstate.done.actor.loadInfo",
   "label": "done loadInfo failed (network)",
   "event": {
    "type": "xstate.done.actor.loadInfo",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "loadInfo"
   }
  },
  {
   "type": "xstate.error.actor.loadInfo",
   "label": "error loadInfo {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.loadInfo",
    "error": "surprise",
    "actorId": "loadInfo"
   }
  },
  {
   "type": "xstate.done.actor.logout",
   "label": "done logout loggedOut",
   "event": {
    "type": "xstate.done.actor.logout",
    "output": {
     "type": "loggedOut"
    },
    "actorId": "logout"
   }
  },
  {
   "type": "xstate.done.actor.logout",
   "label": "done logout failed (network)",
   "event": {
    "type": "xstate.done.actor.logout",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "logout"
   }
  },
  {
   "type": "xstate.error.actor.logout",
   "label": "error logout {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.logout",
    "error": "surprise",
    "actorId": "logout"
   }
  }
 ],
 "inputs": [
  {
   "token": null
  },
  {
   "token": "token-1"
  }
 ]
})

(window.flowBook ??= []).push({
 "id": "session",
 "question": "Who is shopping, on this tab and on every other, and how does a session end?",
 "description": "Who is shopping: a guest, or a shopper with a token and their information.",
 "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1219 1348\" width=\"1219\" height=\"1348\" role=\"img\" aria-label=\"session: Who is shopping: a guest, or a shopper with a token and their information.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1219\" height=\"1348\"/>\n<g class=\"everywhere\"><rect x=\"0\" y=\"0\" width=\"177\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"10\" y=\"21\" textLength=\"90\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text><g class=\"row\" data-arrow=\":backData.merged\" data-who=\"app\"><title>backData.merged: A screen leaves something for the next one.</title><rect class=\"hit\" x=\"8\" y=\"30\" width=\"161\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(10 31)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"27\" y=\"41\" textLength=\"140\" lengthAdjust=\"spacingAndGlyphs\">A screen leaves something</text><text x=\"27\" y=\"55\" textLength=\"82\" lengthAdjust=\"spacingAndGlyphs\">for the next one</text></g></g>\n<g class=\"leaf passing\" data-state=\"session.starting\"><title>The auth cookie decides.</title><rect x=\"608\" y=\"104\" width=\"71\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"618\" y=\"125\" textLength=\"51\" lengthAdjust=\"spacingAndGlyphs\">Starting</text></g>\n<g class=\"box compound\" data-state=\"session.guest\"><title>Public screens only.</title><rect x=\"213\" y=\"1036\" width=\"395.5\" height=\"162\" rx=\"12\"/><text class=\"title\" x=\"223\" y=\"1057\" textLength=\"40\" lengthAdjust=\"spacingAndGlyphs\">Guest</text></g>\n<g class=\"leaf\" data-state=\"session.guest.browsing\"><title>Looking around.</title><rect x=\"229\" y=\"1142\" width=\"81\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"239\" y=\"1163\" textLength=\"61\" lengthAdjust=\"spacingAndGlyphs\">Browsing</text></g>\n<g class=\"leaf\" data-state=\"session.guest.loginRefused\"><title>The last try to sign in was refused, and says why.</title><rect x=\"302.5\" y=\"1076\" width=\"110\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"312.5\" y=\"1097\" textLength=\"90\" lengthAdjust=\"spacingAndGlyphs\">Login refused</text></g>\n<g class=\"leaf\" data-state=\"session.guest.registrationRefused\"><title>The last try to sign up was refused, and says why.</title><rect x=\"440.5\" y=\"1076\" width=\"152\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"450.5\" y=\"1097\" textLength=\"132\" lengthAdjust=\"spacingAndGlyphs\">Registration refused</text></g>\n<g class=\"leaf\" data-state=\"session.signingIn\"><title>Account and password are being checked.</title><rect x=\"315\" y=\"104\" width=\"85\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"325\" y=\"125\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Signing in</text></g>\n<g class=\"leaf\" data-state=\"session.registering\"><title>A new account is being opened.</title><rect x=\"191\" y=\"1276\" width=\"95\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"201\" y=\"1297\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">Registering</text></g>\n<g class=\"box compound\" data-state=\"session.signedIn\"><title>Every screen is open.</title><rect x=\"556\" y=\"278\" width=\"530\" height=\"436\" rx=\"12\"/><text class=\"title\" x=\"566\" y=\"299\" textLength=\"62\" lengthAdjust=\"spacingAndGlyphs\">Signed in</text></g>\n<g class=\"leaf\" data-state=\"session.signedIn.infoUnknown\"><title>A token, but nothing known about the shopper yet.</title><rect x=\"892\" y=\"354\" width=\"108\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"902\" y=\"375\" textLength=\"88\" lengthAdjust=\"spacingAndGlyphs\">Info unknown</text></g>\n<g class=\"leaf\" data-state=\"session.signedIn.loadingInfo\"><title>Asking who the shopper is.</title><rect x=\"912.3\" y=\"498\" width=\"101\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"922.3\" y=\"519\" textLength=\"81\" lengthAdjust=\"spacingAndGlyphs\">Loading info</text></g>\n<g class=\"leaf\" data-state=\"session.signedIn.ready\"><title>Token and information are known.</title><rect x=\"758\" y=\"658\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"768\" y=\"679\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Ready</text></g>\n<g class=\"leaf\" data-state=\"session.signedIn.refreshingInfo\"><title>Balance or settings changed; the known information stays meanwhile.</title><rect x=\"597.2\" y=\"484\" width=\"136\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"607.2\" y=\"505\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">Refreshing info</text><g class=\"row\" data-arrow=\"signedIn.refreshingInfo:info.refreshRequested\" data-who=\"app\"><title>info.refreshRequested: What is on its way may be old already.</title><rect class=\"hit\" x=\"605.2\" y=\"514\" width=\"120\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(607.2 515)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"624.2\" y=\"525\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">What is on its way</text><text x=\"624.2\" y=\"539\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">may be old already</text></g></g>\n<g class=\"leaf\" data-state=\"session.signingOut\"><title>The server is told to forget the token.</title><rect x=\"831\" y=\"846\" width=\"94\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"841\" y=\"867\" textLength=\"74\" lengthAdjust=\"spacingAndGlyphs\">Signing out</text></g>\n<circle class=\"dot\" data-start=\"session\" cx=\"644\" cy=\"73\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M644 78L644 104\"/><path class=\"tip\" d=\"M644 104L647.6 96L640.4 96Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"session\"><rect x=\"499\" y=\"124\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"507\" y=\"138\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<circle class=\"dot\" data-start=\"session.guest\" cx=\"269.5\" cy=\"1111\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M269.5 1116L269.5 1142\"/><path class=\"tip\" d=\"M269.5 1142L273.1 1134L265.9 1134Z\"/></g>\n<circle class=\"dot\" data-start=\"session.signedIn\" cx=\"946\" cy=\"323\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M946 328L946 354\"/><path class=\"tip\" d=\"M946 354L949.6 346L942.4 346Z\"/></g>\n<g class=\"arrow browser\" data-line=\":session.changedElsewhere\"><path class=\"line\" d=\"M526 144L526 991.5Q526 992 526.5 992L526.5 992Q527 992 527 992.5L527 1036\"/><path class=\"tip\" d=\"M527 1036L530.6 1028L523.4 1028Z\"/></g>\n<g class=\"arrow browser\" data-line=\":session.changedElsewhere:2\"><path class=\"line\" d=\"M553 144L553 163Q553 170 560 170L835 170Q842 170 842 177L842 251Q842 258 849 258L1033 258Q1040 258 1040 265L1040 463Q1040 470 1033 470L986.7 470Q979.7 470 979.7 477L979.7 498\"/><path class=\"tip\" d=\"M979.7 498L983.3 490L976 490Z\"/></g>\n<g class=\"arrow chart\" data-line=\"starting:\"><path class=\"line\" d=\"M655 144L655 151Q655 158 662 158L947 158Q954 158 954 165L954 239Q954 246 961 246L1043 246Q1050 246 1050 253L1050 278\"/><path class=\"tip\" d=\"M1050 278L1053.6 270L1046.4 270Z\"/></g>\n<g class=\"arrow chart\" data-line=\"starting::2\"><path class=\"line\" d=\"M632 144L632 151Q632 158 625 158L546 158Q539 158 539 165L539 727Q539 734 546 734L634 734Q641 734 641 741L641 985Q641 992 634 992L544 992Q537 992 537 999L537 1036\"/><path class=\"tip\" d=\"M537 1036L540.6 1028L533.4 1028Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"guest:login.submitted\"><path class=\"line\" d=\"M229 1198L229 1205Q229 1212 222 1212L201 1212Q194 1212 194 1205L194 165Q194 158 201 158L329 158Q336 158 336 151L336 144\"/><path class=\"tip\" d=\"M336 144L332.4 152L339.6 152Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"guest:registration.submitted\"><path class=\"line\" d=\"M239 1198L239 1276\"/><path class=\"tip\" d=\"M239 1276L242.6 1268L235.4 1268Z\"/></g>\n<g class=\"arrow server\" data-line=\"signingIn:xstate.done.actor.login\"><path class=\"line\" d=\"M379 144L379 175Q379 182 386 182L1053 182Q1060 182 1060 189L1060 278\"/><path class=\"tip\" d=\"M1060 278L1063.6 270L1056.4 270Z\"/></g>\n<g class=\"arrow server\" data-line=\"signingIn:xstate.done.actor.login:2 signingIn:xstate.error.actor.login\"><path class=\"line\" d=\"M358 144L357.5 1023Q357.5 1030 357.5 1037L357.5 1076\"/><path class=\"tip\" d=\"M357.5 1076L361.1 1068L353.9 1068Z\"/></g>\n<g class=\"arrow server\" data-line=\"registering:xstate.done.actor.register\"><path class=\"line\" d=\"M262 1276L262 1269Q262 1262 269 1262L1095 1262Q1102 1262 1102 1255L1102 265Q1102 258 1095 258L1077 258Q1070 258 1070 265L1070 278\"/><path class=\"tip\" d=\"M1070 278L1073.6 270L1066.4 270Z\"/></g>\n<g class=\"arrow server\" data-line=\"registering:xstate.done.actor.register:2 registering:xstate.error.actor.register\"><path class=\"line\" d=\"M215 1276L215 1269Q215 1262 208 1262L104 1262Q97 1262 97 1255L97 1023Q97 1016 104 1016L510 1016Q517 1016 516.8 1023L516.7 1023Q516.5 1030 516.5 1037L516.5 1076\"/><path class=\"tip\" d=\"M516.5 1076L520.1 1068L512.9 1068Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"signedIn:logout.requested\"><path class=\"line\" d=\"M1004 714L1004 739Q1004 746 997 746L869 746Q862 746 862 753L862 846\"/><path class=\"tip\" d=\"M862 846L865.6 838L858.4 838Z\"/></g>\n<g class=\"arrow many\" data-line=\"signedIn:password.reset signedIn:token.refused\"><path class=\"line\" d=\"M1014 714L1014 727Q1014 734 1007 734L735 734Q728 734 728 741L728 997Q728 1004 721 1004L554 1004Q547 1004 547 1011L547 1036\"/><path class=\"tip\" d=\"M547 1036L550.6 1028L543.4 1028Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.infoUnknown:navigation.started\"><path class=\"line\" d=\"M946 394L946 498\"/><path class=\"tip\" d=\"M946 498L949.6 490L942.4 490Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.loadingInfo:xstate.done.actor.loadInfo\"><path class=\"line\" d=\"M946 538L946 637Q946 644 939 644L812.3 644Q805.3 644 805.3 651L805.3 658\"/><path class=\"tip\" d=\"M805.3 658L808.9 650L801.6 650Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.loadingInfo:xstate.done.actor.loadInfo:2 signedIn.loadingInfo:xstate.error.actor.loadInfo\"><path class=\"line\" d=\"M979.7 538L979.7 559Q979.7 566 986.7 566L1035 566Q1042 566 1042 573L1042 739Q1042 746 1035 746L1021 746Q1014 746 1014 753L1014 817Q1014 824 1007 824L901 824Q894 824 894 831L894 846\"/><path class=\"tip\" d=\"M894 846L897.6 838L890.4 838Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.ready:info.refreshRequested\"><path class=\"line\" d=\"M789.5 658L789.5 573Q789.5 566 782.5 566L694.8 566Q687.8 566 687.8 559L687.8 552\"/><path class=\"tip\" d=\"M687.8 552L684.2 560L691.5 560Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.refreshingInfo:xstate.done.actor.loadInfo signedIn.refreshingInfo:xstate.error.actor.loadInfo\"><path class=\"line\" d=\"M642.5 552L642.5 637Q642.5 644 649.5 644L766.8 644Q773.8 644 773.8 651L773.8 658\"/><path class=\"tip\" d=\"M773.8 658L777.4 650L770.1 650Z\"/></g>\n<g class=\"arrow server\" data-line=\"signingOut:xstate.done.actor.logout signingOut:xstate.done.actor.logout:2 signingOut:xstate.error.actor.logout\"><path class=\"line\" d=\"M878 886L878 1009Q878 1016 871 1016L564 1016Q557 1016 557 1023L557 1036\"/><path class=\"tip\" d=\"M557 1036L560.6 1028L553.4 1028Z\"/></g>\n<g class=\"label\"><rect x=\"454\" y=\"774\" width=\"143\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\":session.changedElsewhere\" data-who=\"browser\"><title>session.changedElsewhere: Another tab logged out.</title><rect class=\"hit\" x=\"456\" y=\"778\" width=\"139\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(458 779)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"475\" y=\"789\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">Another tab logged out</text></g></g>\n<g class=\"label\"><rect x=\"774\" y=\"203\" width=\"136\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\":session.changedElsewhere:2\" data-who=\"browser\"><title>session.changedElsewhere: Another tab signed in.</title><rect class=\"hit\" x=\"776\" y=\"207\" width=\"132\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(778 208)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"795\" y=\"218\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">Another tab signed in</text></g></g>\n<g class=\"label\"><rect x=\"922\" y=\"203\" width=\"64\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"starting:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"924\" y=\"207\" width=\"60\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(926 208)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"943\" y=\"218\" textLength=\"39\" lengthAdjust=\"spacingAndGlyphs\">at once</text></g></g>\n<g class=\"label\"><rect x=\"609\" y=\"774\" width=\"64\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"starting::2\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"611\" y=\"778\" width=\"60\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(613 779)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"630\" y=\"789\" textLength=\"39\" lengthAdjust=\"spacingAndGlyphs\">at once</text></g></g>\n<g class=\"label\"><rect x=\"127\" y=\"774\" width=\"134\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"guest:login.submitted\" data-who=\"shopper\"><title>login.submitted: The shopper signs in.</title><rect class=\"hit\" x=\"129\" y=\"778\" width=\"130\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(131 779)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"148\" y=\"789\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">The shopper signs in</text></g></g>\n<g class=\"label\"><rect x=\"170\" y=\"1226\" width=\"138\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"guest:registration.submitted\" data-who=\"shopper\"><title>registration.submitted: The shopper signs up.</title><rect class=\"hit\" x=\"172\" y=\"1230\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(174 1231)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"191\" y=\"1241\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">The shopper signs up</text></g></g>\n<g class=\"label\"><rect x=\"998\" y=\"196\" width=\"123\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signingIn:xstate.done.actor.login\" data-who=\"server\"><title>login answered: Back to where the shopper was going, else to the start.</title><rect class=\"hit\" x=\"1000\" y=\"200\" width=\"119\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1002 201)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1019\" y=\"211\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">Back to where the</text><text x=\"1019\" y=\"225\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">shopper was going</text></g></g>\n<g class=\"label\"><rect x=\"273\" y=\"760\" width=\"169\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signingIn:xstate.done.actor.login:2\" data-who=\"server\"><title>login answered: Wrong account or password, or too many tries.</title><rect class=\"hit\" x=\"275\" y=\"764\" width=\"165\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(277 765)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"294\" y=\"775\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">Wrong account or</text><text x=\"294\" y=\"789\" textLength=\"144\" lengthAdjust=\"spacingAndGlyphs\">password, or too many tries</text></g><g class=\"row dim\" data-arrow=\"signingIn:xstate.error.actor.login\" data-who=\"server\"><title>login broke down</title><rect class=\"hit\" x=\"275\" y=\"792\" width=\"110\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(277 793)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"294\" y=\"803\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">login broke down</text></g></g>\n<g class=\"label\"><rect x=\"1016\" y=\"852\" width=\"171\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"registering:xstate.done.actor.register\" data-who=\"server\"><title>register answered: Signed in at once, and on to where the shopper was going.</title><rect class=\"hit\" x=\"1018\" y=\"856\" width=\"167\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1020 857)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1037\" y=\"867\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">Signed in at once, and on to</text><text x=\"1037\" y=\"881\" textLength=\"136\" lengthAdjust=\"spacingAndGlyphs\">where the shopper was …</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"1089\" width=\"162\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"registering:xstate.done.actor.register:2\" data-who=\"server\"><title>register answered: The account is taken, or the password too common.</title><rect class=\"hit\" x=\"18\" y=\"1093\" width=\"158\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(20 1094)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"37\" y=\"1104\" textLength=\"125\" lengthAdjust=\"spacingAndGlyphs\">The account is taken, or</text><text x=\"37\" y=\"1118\" textLength=\"137\" lengthAdjust=\"spacingAndGlyphs\">the password too common</text></g><g class=\"row dim\" data-arrow=\"registering:xstate.error.actor.register\" data-who=\"server\"><title>register broke down</title><rect class=\"hit\" x=\"18\" y=\"1121\" width=\"124\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(20 1122)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"37\" y=\"1132\" textLength=\"103\" lengthAdjust=\"spacingAndGlyphs\">register broke down</text></g></g>\n<g class=\"label\"><rect x=\"794\" y=\"774\" width=\"135\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:logout.requested\" data-who=\"shopper\"><title>logout.requested: The shopper logs out.</title><rect class=\"hit\" x=\"796\" y=\"778\" width=\"131\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(798 779)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"815\" y=\"789\" textLength=\"110\" lengthAdjust=\"spacingAndGlyphs\">The shopper logs out</text></g></g>\n<g class=\"label\"><rect x=\"658\" y=\"838\" width=\"140\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:password.reset\" data-who=\"shopper\"><title>password.reset: A new password ends every session.</title><rect class=\"hit\" x=\"660\" y=\"842\" width=\"121\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(662 843)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"679\" y=\"853\" textLength=\"86\" lengthAdjust=\"spacingAndGlyphs\">A new password</text><text x=\"679\" y=\"867\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">ends every session</text></g><g class=\"row\" data-arrow=\"signedIn:token.refused\" data-who=\"app\"><title>token.refused: The server no longer knows the token (401); after a login one is back here.</title><rect class=\"hit\" x=\"660\" y=\"870\" width=\"136\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(662 871)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"679\" y=\"881\" textLength=\"108\" lengthAdjust=\"spacingAndGlyphs\">The server no longer</text><text x=\"679\" y=\"895\" textLength=\"115\" lengthAdjust=\"spacingAndGlyphs\">knows the token (401)</text></g></g>\n<g class=\"label\"><rect x=\"868\" y=\"420\" width=\"156\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.infoUnknown:navigation.started\" data-who=\"app\"><title>navigation.started: The first navigation loads the shopper’s information.</title><rect class=\"hit\" x=\"870\" y=\"424\" width=\"152\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(872 425)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"889\" y=\"435\" textLength=\"130\" lengthAdjust=\"spacingAndGlyphs\">The first navigation loads</text><text x=\"889\" y=\"449\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">the shopper’s information</text></g></g>\n<g class=\"label\"><rect x=\"866\" y=\"594\" width=\"160\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.loadingInfo:xstate.done.actor.loadInfo\" data-who=\"server\"><title>loadInfo answered: Who is signed in is known; the account’s language is spoken.</title><rect class=\"hit\" x=\"868\" y=\"598\" width=\"156\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(870 599)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"887\" y=\"609\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">Who is signed in is known</text></g></g>\n<g class=\"label\"><rect x=\"941\" y=\"760\" width=\"145\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.loadingInfo:xstate.done.actor.loadInfo:2\" data-who=\"server\"><title>loadInfo answered: Without the information the session is given up, and it is said why.</title><rect class=\"hit\" x=\"943\" y=\"764\" width=\"141\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(945 765)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"962\" y=\"775\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">Without the information</text><text x=\"962\" y=\"789\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">the session is given up</text></g><g class=\"row dim\" data-arrow=\"signedIn.loadingInfo:xstate.error.actor.loadInfo\" data-who=\"server\"><title>loadInfo broke down</title><rect class=\"hit\" x=\"943\" y=\"792\" width=\"126\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(945 793)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"962\" y=\"803\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">loadInfo broke down</text></g></g>\n<g class=\"label\"><rect x=\"725\" y=\"594\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready:info.refreshRequested\" data-who=\"app\"><title>info.refreshRequested: Something changed; who is signed in is asked again.</title><rect class=\"hit\" x=\"727\" y=\"598\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(729 599)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"746\" y=\"609\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">Something changed</text></g></g>\n<g class=\"label\"><rect x=\"572\" y=\"580\" width=\"141\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.refreshingInfo:xstate.done.actor.loadInfo\" data-who=\"server\"><title>loadInfo answered: A failed refresh leaves what was known.</title><rect class=\"hit\" x=\"574\" y=\"584\" width=\"137\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(576 585)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"593\" y=\"595\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">A failed refresh leaves</text><text x=\"593\" y=\"609\" textLength=\"86\" lengthAdjust=\"spacingAndGlyphs\">what was known</text></g><g class=\"row dim\" data-arrow=\"signedIn.refreshingInfo:xstate.error.actor.loadInfo\" data-who=\"server\"><title>loadInfo broke down</title><rect class=\"hit\" x=\"574\" y=\"612\" width=\"126\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(576 613)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"593\" y=\"623\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">loadInfo broke down</text></g></g>\n<g class=\"label\"><rect x=\"798\" y=\"928\" width=\"160\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signingOut:xstate.done.actor.logout\" data-who=\"server\"><title>logout answered: Logged out.</title><rect class=\"hit\" x=\"800\" y=\"932\" width=\"80\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(802 933)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"819\" y=\"943\" textLength=\"59\" lengthAdjust=\"spacingAndGlyphs\">Logged out</text></g><g class=\"row\" data-arrow=\"signingOut:xstate.done.actor.logout:2\" data-who=\"server\"><title>logout answered: The server did not answer; this browser forgets the token all the same.</title><rect class=\"hit\" x=\"800\" y=\"946\" width=\"156\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(802 947)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"819\" y=\"957\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The server did not answer</text></g><g class=\"row dim\" data-arrow=\"signingOut:xstate.error.actor.logout\" data-who=\"server\"><title>logout broke down</title><rect class=\"hit\" x=\"800\" y=\"960\" width=\"117\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(802 961)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"819\" y=\"971\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">logout broke down</text></g></g>\n</svg>\n",
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
   "label": "at once",
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
   "label": "at once",
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

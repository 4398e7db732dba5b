(window.flowBook ??= []).push({
 "id": "pagedList",
 "question": "How does a long list come page by page, and what is left of it when a page is lost?",
 "description": "A list that is read page by page and pulled down to refresh.",
 "svg": "<svg data-plan=\"c508d5dade95d7e3\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1554 1326\" width=\"1554\" height=\"1326\" role=\"img\" aria-label=\"pagedList: A list that is read page by page and pulled down to refresh.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1554\" height=\"1326\"/>\n<g class=\"leaf\" data-state=\"pagedList.idle\"><title>Nobody has asked for it yet.</title><rect x=\"476\" y=\"52\" width=\"44\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"486\" y=\"73\" textLength=\"24\" lengthAdjust=\"spacingAndGlyphs\">Idle</text></g>\n<g class=\"leaf\" data-state=\"pagedList.loading\"><title>The first page is on its way; the screen shows its skeleton.</title><rect x=\"751\" y=\"180\" width=\"136\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"761\" y=\"201\" textLength=\"53\" lengthAdjust=\"spacingAndGlyphs\">Loading</text><g class=\"row\" data-arrow=\"loading:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: What is on its way may be old already.</title><rect class=\"hit\" x=\"759\" y=\"210\" width=\"120\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(761 211)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"778\" y=\"221\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">What is on its way</text><text x=\"778\" y=\"235\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">may be old already</text></g></g>\n<g class=\"box compound\" data-state=\"pagedList.filled\"><title>There are rows to show.</title><rect x=\"164\" y=\"458\" width=\"553.5\" height=\"420\" rx=\"12\"/><text class=\"title\" x=\"174\" y=\"479\" textLength=\"36\" lengthAdjust=\"spacingAndGlyphs\">Filled</text></g>\n<g class=\"leaf\" data-state=\"pagedList.filled.ready\"><title>More pages follow.</title><rect x=\"237.2\" y=\"548\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"247.2\" y=\"569\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Ready</text></g>\n<g class=\"leaf\" data-state=\"pagedList.filled.loadingMore\"><title>The next page is on its way.</title><rect x=\"221.5\" y=\"666\" width=\"110\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"231.5\" y=\"687\" textLength=\"90\" lengthAdjust=\"spacingAndGlyphs\">Loading more</text></g>\n<g class=\"leaf\" data-state=\"pagedList.filled.failedMore\"><title>The next page did not come; the rows stay, and a tap tries again.</title><rect x=\"216.3\" y=\"822\" width=\"98\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"226.3\" y=\"843\" textLength=\"78\" lengthAdjust=\"spacingAndGlyphs\">Failed more</text></g>\n<g class=\"leaf\" data-state=\"pagedList.filled.ended\"><title>Every row is shown.</title><rect x=\"638.5\" y=\"822\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"648.5\" y=\"843\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Ended</text></g>\n<g class=\"leaf\" data-state=\"pagedList.refreshing\"><title>The first page is asked for again behind the rows shown.</title><rect x=\"650\" y=\"982\" width=\"136\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"660\" y=\"1003\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Refreshing</text><g class=\"row\" data-arrow=\"refreshing:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: What is on its way may be old already.</title><rect class=\"hit\" x=\"658\" y=\"1012\" width=\"120\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(660 1013)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"677\" y=\"1023\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">What is on its way</text><text x=\"677\" y=\"1037\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">may be old already</text></g></g>\n<g class=\"leaf passing\" data-state=\"pagedList.refreshFailed\"><title>Refresh failed: Back to what was shown before the refresh.</title><rect x=\"877\" y=\"1142\" width=\"24\" height=\"24\" rx=\"8\"/><path class=\"choice\" d=\"M889 1147.1L895.9 1154L889 1160.9L882.1 1154Z\"/></g>\n<g class=\"leaf\" data-state=\"pagedList.empty\"><title>There is nothing; the screen says what will be here and offers the next step.</title><rect x=\"858\" y=\"1254\" width=\"62\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"868\" y=\"1275\" textLength=\"42\" lengthAdjust=\"spacingAndGlyphs\">Empty</text></g>\n<g class=\"leaf\" data-state=\"pagedList.failed\"><title>The first page did not come; the screen offers to try again.</title><rect x=\"1188\" y=\"458\" width=\"61\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1198\" y=\"479\" textLength=\"41\" lengthAdjust=\"spacingAndGlyphs\">Failed</text></g>\n<g class=\"leaf\" data-state=\"pagedList.offline\"><title>No connection; it loads by itself when that is back.</title><rect x=\"1009\" y=\"458\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1019\" y=\"479\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Offline</text></g>\n<circle class=\"dot\" data-start=\"pagedList\" cx=\"498\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M498 26L498 52\"/><path class=\"tip\" d=\"M498 52L501.6 44L494.4 44Z\"/></g>\n<circle class=\"dot\" data-start=\"pagedList.filled\" cx=\"268.7\" cy=\"503\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M268.7 508L268.7 548\"/><path class=\"tip\" d=\"M268.7 548L272.3 540L265 540Z\"/></g>\n<g class=\"arrow app\" data-line=\"idle:load.requested\"><path class=\"line\" d=\"M502 92L502 111Q502 118 509 118L812 118Q819 118 819 125L819 180\"/><path class=\"tip\" d=\"M819 180L822.6 172L815.4 172Z\"/></g>\n<g class=\"arrow app\" data-line=\"idle:page.came\"><path class=\"line\" d=\"M511 92L511 99Q511 106 518 106L1451 106Q1458 106 1458 113L1458 1233Q1458 1240 1451 1240L917 1240Q910 1240 910 1247L910 1254\"/><path class=\"tip\" d=\"M910 1254L913.6 1246L906.4 1246Z\"/></g>\n<g class=\"arrow app\" data-line=\"idle:page.came:2\"><path class=\"line\" d=\"M494 92L494 801Q494 808 501 808L642 808Q649 808 649 815L649 822\"/><path class=\"tip\" d=\"M649 822L652.6 814L645.4 814Z\"/></g>\n<g class=\"arrow app\" data-line=\"idle:page.came:3\"><path class=\"line\" d=\"M485 92L485 99Q485 106 478 106L348 106Q341 106 341 113L341 383Q341 390 334 390L254 390Q247 390 247 397L246.7 445Q246.7 452 246.7 459L246.7 516.3Q246.7 522 252.4 522L252.4 522Q258.2 522 258.2 527.8L258.2 548\"/><path class=\"tip\" d=\"M258.2 548L261.8 540L254.5 540Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.loadPage\"><path class=\"line\" d=\"M819 248L819 291Q819 298 826 298L884 298Q891 298 891 305L891 383Q891 390 898 390L1023 390Q1030 390 1030 397L1030 458\"/><path class=\"tip\" d=\"M1030 458L1033.6 450L1026.4 450Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.loadPage:2 loading:xstate.error.actor.loadPage\"><path class=\"line\" d=\"M853 248L853 267Q853 274 860 274L1201 274Q1208 274 1208 281L1208 458\"/><path class=\"tip\" d=\"M1208 458L1211.6 450L1204.4 450Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.loadPage:3\"><path class=\"line\" d=\"M802 248L802 395Q802 402 809 402L985 402Q992 402 992 409L992 885Q992 892 999 892L1013 892Q1020 892 1020 899L1020 1221Q1020 1228 1013 1228L906 1228Q899 1228 899 1235L899 1254\"/><path class=\"tip\" d=\"M899 1254L902.6 1246L895.4 1246Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.loadPage:4\"><path class=\"line\" d=\"M785 248L785 267Q785 274 778 274L677 274Q670 274 670 281L670 822\"/><path class=\"tip\" d=\"M670 822L673.6 814L666.4 814Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.loadPage:5\"><path class=\"line\" d=\"M768 248L768 255Q768 262 761 262L425 262Q418 262 418 269L418 395Q418 402 411 402L297 402Q290 402 290 409L289.7 445Q289.7 452 289.7 459L289.7 516.8Q289.7 522 284.4 522L284.4 522Q279.2 522 279.2 527.3L279.2 548\"/><path class=\"tip\" d=\"M279.2 548L282.8 540L275.5 540Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"filled:refresh.requested\"><path class=\"line\" d=\"M234 878L234 949Q234 956 241 956L711 956Q718 956 718 963L718 982\"/><path class=\"tip\" d=\"M718 982L721.6 974L714.4 974Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"filled.ready:more.requested\"><path class=\"line\" d=\"M258.2 588L258.2 666\"/><path class=\"tip\" d=\"M258.2 666L261.8 658L254.5 658Z\"/></g>\n<g class=\"arrow server\" data-line=\"filled.loadingMore:xstate.done.actor.loadPage filled.loadingMore:xstate.error.actor.loadPage\"><path class=\"line\" d=\"M249 706L249 822\"/><path class=\"tip\" d=\"M249 822L252.6 814L245.4 814Z\"/></g>\n<g class=\"arrow server\" data-line=\"filled.loadingMore:xstate.done.actor.loadPage:2\"><path class=\"line\" d=\"M304 706L304 713Q304 720 311 720L575.5 720Q582.5 720 582.5 727L582.5 789Q582.5 796 589.5 796L652.5 796Q659.5 796 659.5 803L659.5 822\"/><path class=\"tip\" d=\"M659.5 822L663.1 814L655.9 814Z\"/></g>\n<g class=\"arrow server\" data-line=\"filled.loadingMore:xstate.done.actor.loadPage:3\"><path class=\"line\" d=\"M294.8 666L294.8 659Q294.8 652 301.8 652L391.2 652Q398.2 652 398.2 645L398.2 609Q398.2 602 391.2 602L286.2 602Q279.2 602 279.2 595L279.2 588\"/><path class=\"tip\" d=\"M279.2 588L275.5 596L282.8 596Z\"/></g>\n<g class=\"arrow many\" data-line=\"filled.failedMore:retry.requested filled.failedMore:connection.restored\"><path class=\"line\" d=\"M281.7 822L281.7 803Q281.7 796 288.7 796L397 796Q404 796 404 789L404 739Q404 732 397 732L283.5 732Q276.5 732 276.5 725L276.5 706\"/><path class=\"tip\" d=\"M276.5 706L272.9 714L280.1 714Z\"/></g>\n<g class=\"arrow server\" data-line=\"refreshing:xstate.done.actor.loadPage refreshing:xstate.error.actor.loadPage\"><path class=\"line\" d=\"M752 1050L752 1057Q752 1064 759 1064L797 1064Q804 1064 804 1071L804 1121Q804 1128 811 1128L876 1128Q883 1128 883 1135L883 1142\"/><path class=\"tip\" d=\"M883 1142L886.6 1134L879.4 1134Z\"/></g>\n<g class=\"arrow server\" data-line=\"refreshing:xstate.done.actor.loadPage:2\"><path class=\"line\" d=\"M684 1050L684 1057Q684 1064 677 1064L566 1064Q559 1064 559 1071L559 1233Q559 1240 566 1240L861 1240Q868 1240 868 1247L868 1254\"/><path class=\"tip\" d=\"M868 1254L871.6 1246L864.4 1246Z\"/></g>\n<g class=\"arrow server\" data-line=\"refreshing:xstate.done.actor.loadPage:3\"><path class=\"line\" d=\"M752 982L752 899Q752 892 759 892L811 892Q818 892 818 885L818 445Q818 438 811 438L703 438Q696 438 696 445L696 793.5Q696 796 693.5 796L693.5 796Q691 796 691 798.5L691 822\"/><path class=\"tip\" d=\"M691 822L694.6 814L687.4 814Z\"/></g>\n<g class=\"arrow server\" data-line=\"refreshing:xstate.done.actor.loadPage:4\"><path class=\"line\" d=\"M684 982L684 975Q684 968 677 968L83 968Q76 968 76 961L76 445Q76 438 83 438L227 438Q234 438 233.8 445L233.8 445Q233.7 452 233.7 459L233.7 527Q233.7 534 240.7 534L240.7 534Q247.7 534 247.7 541L247.7 548\"/><path class=\"tip\" d=\"M247.7 548L251.3 540L244 540Z\"/></g>\n<g class=\"arrow chart\" data-line=\"refreshFailed:\"><path class=\"line\" d=\"M889 1166L889 1254\"/><path class=\"tip\" d=\"M889 1254L892.6 1246L885.4 1246Z\"/></g>\n<g class=\"arrow chart\" data-line=\"refreshFailed::2\"><path class=\"line\" d=\"M889 1142L889 899Q889 892 896 892L898 892Q905 892 905 885L905 433Q905 426 898 426L690 426Q683 426 683 433L683 794.8Q683 796 681.8 796L681.8 796Q680.5 796 680.5 797.3L680.5 822\"/><path class=\"tip\" d=\"M680.5 822L684.1 814L676.9 814Z\"/></g>\n<g class=\"arrow chart\" data-line=\"refreshFailed::3\"><path class=\"line\" d=\"M895 1142L895 1135Q895 1128 902 1128L919 1128Q926 1128 926 1121L926 963Q926 956 933 956L973 956Q980 956 980 949L980 421Q980 414 973 414L310 414Q303 414 302.9 421L302.7 445Q302.7 452 302.7 459L302.7 527.5Q302.7 534 296.2 534L296.2 534Q289.7 534 289.7 540.5L289.7 548\"/><path class=\"tip\" d=\"M289.7 548L293.3 540L286 540Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"empty:refresh.requested\"><path class=\"line\" d=\"M879 1254L879 1235Q879 1228 872 1228L725 1228Q718 1228 718 1221L718 1050\"/><path class=\"tip\" d=\"M718 1050L714.4 1058L721.6 1058Z\"/></g>\n<g class=\"arrow many\" data-line=\"failed:load.requested failed:retry.requested failed:refresh.requested failed:connection.restored\"><path class=\"line\" d=\"M1229 458L1229 397Q1229 390 1236 390L1359 390Q1366 390 1366 383L1366 269Q1366 262 1359 262L877 262Q870 262 870 255L870 248\"/><path class=\"tip\" d=\"M870 248L866.4 256L873.6 256Z\"/></g>\n<g class=\"arrow many\" data-line=\"offline:load.requested offline:retry.requested offline:connection.restored\"><path class=\"line\" d=\"M1051 458L1051 293Q1051 286 1044 286L843 286Q836 286 836 279L836 248\"/><path class=\"tip\" d=\"M836 248L832.4 256L839.6 256Z\"/></g>\n<g class=\"label\"><rect x=\"742\" y=\"132\" width=\"153\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"idle:load.requested\" data-who=\"app\"><title>load.requested: Someone wants to see it.</title><rect class=\"hit\" x=\"744\" y=\"136\" width=\"149\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(746 137)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"763\" y=\"147\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">Someone wants to see it</text></g></g>\n<g class=\"label\"><rect x=\"1393\" y=\"906\" width=\"129\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"idle:page.came\" data-who=\"app\"><title>page.came: The first page came with the screen, and there is nothing on it.</title><rect class=\"hit\" x=\"1395\" y=\"910\" width=\"125\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(1397 911)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"1414\" y=\"921\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The first page came</text><text x=\"1414\" y=\"935\" textLength=\"79\" lengthAdjust=\"spacingAndGlyphs\">with the screen</text></g></g>\n<g class=\"label\"><rect x=\"429\" y=\"196\" width=\"129\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"idle:page.came:2\" data-who=\"app\"><title>page.came: The first page came with the screen, and is the last one.</title><rect class=\"hit\" x=\"431\" y=\"200\" width=\"125\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(433 201)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"450\" y=\"211\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The first page came</text><text x=\"450\" y=\"225\" textLength=\"79\" lengthAdjust=\"spacingAndGlyphs\">with the screen</text></g></g>\n<g class=\"label\"><rect x=\"276\" y=\"196\" width=\"129\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"idle:page.came:3\" data-who=\"app\"><title>page.came: The first page came with the screen.</title><rect class=\"hit\" x=\"278\" y=\"200\" width=\"125\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(280 201)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"297\" y=\"211\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The first page came</text><text x=\"297\" y=\"225\" textLength=\"79\" lengthAdjust=\"spacingAndGlyphs\">with the screen</text></g></g>\n<g class=\"label\"><rect x=\"819\" y=\"333\" width=\"143\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.loadPage\" data-who=\"server\"><title>loadPage answered: There is no connection.</title><rect class=\"hit\" x=\"821\" y=\"337\" width=\"139\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(823 338)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"840\" y=\"348\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">There is no connection</text></g></g>\n<g class=\"label\"><rect x=\"1139\" y=\"326\" width=\"138\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.loadPage:2\" data-who=\"server\"><title>loadPage answered: It did not come.</title><rect class=\"hit\" x=\"1141\" y=\"330\" width=\"98\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1143 331)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1160\" y=\"341\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">It did not come</text></g><g class=\"row dim\" data-arrow=\"loading:xstate.error.actor.loadPage\" data-who=\"server\"><title>loadPage broke down</title><rect class=\"hit\" x=\"1141\" y=\"344\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1143 345)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1160\" y=\"355\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">loadPage broke down</text></g></g>\n<g class=\"label\"><rect x=\"943\" y=\"1005\" width=\"153\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.loadPage:3\" data-who=\"server\"><title>loadPage answered: There is nothing to show.</title><rect class=\"hit\" x=\"945\" y=\"1009\" width=\"149\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(947 1010)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"964\" y=\"1020\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">There is nothing to show</text></g></g>\n<g class=\"label\"><rect x=\"598\" y=\"333\" width=\"143\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.loadPage:4\" data-who=\"server\"><title>loadPage answered: That was the last page.</title><rect class=\"hit\" x=\"600\" y=\"337\" width=\"139\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(602 338)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"619\" y=\"348\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">That was the last page</text></g></g>\n<g class=\"label\"><rect x=\"358\" y=\"333\" width=\"120\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.loadPage:5\" data-who=\"server\"><title>loadPage answered: More pages follow.</title><rect class=\"hit\" x=\"360\" y=\"337\" width=\"116\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(362 338)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"379\" y=\"348\" textLength=\"95\" lengthAdjust=\"spacingAndGlyphs\">More pages follow</text></g></g>\n<g class=\"label\"><rect x=\"163\" y=\"913\" width=\"141\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: Pulled down, or told to.</title><rect class=\"hit\" x=\"165\" y=\"917\" width=\"137\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(167 918)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"184\" y=\"928\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Pulled down, or told to</text></g></g>\n<g class=\"label\"><rect x=\"190.2\" y=\"616\" width=\"136\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled.ready:more.requested\" data-who=\"shopper\"><title>more.requested: Scrolled near the end.</title><rect class=\"hit\" x=\"192.2\" y=\"620\" width=\"132\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(194.2 621)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"211.2\" y=\"631\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">Scrolled near the end</text></g></g>\n<g class=\"label\"><rect x=\"180\" y=\"746\" width=\"138\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled.loadingMore:xstate.done.actor.loadPage\" data-who=\"server\"><title>loadPage answered: It did not come.</title><rect class=\"hit\" x=\"182\" y=\"750\" width=\"98\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(184 751)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"201\" y=\"761\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">It did not come</text></g><g class=\"row dim\" data-arrow=\"filled.loadingMore:xstate.error.actor.loadPage\" data-who=\"server\"><title>loadPage broke down</title><rect class=\"hit\" x=\"182\" y=\"764\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(184 765)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"201\" y=\"775\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">loadPage broke down</text></g></g>\n<g class=\"label\"><rect x=\"511\" y=\"753\" width=\"143\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled.loadingMore:xstate.done.actor.loadPage:2\" data-who=\"server\"><title>loadPage answered: That was the last page.</title><rect class=\"hit\" x=\"513\" y=\"757\" width=\"139\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(515 758)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"532\" y=\"768\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">That was the last page</text></g></g>\n<g class=\"label\"><rect x=\"338.2\" y=\"616\" width=\"120\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled.loadingMore:xstate.done.actor.loadPage:3\" data-who=\"server\"><title>loadPage answered: More pages follow.</title><rect class=\"hit\" x=\"340.2\" y=\"620\" width=\"116\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(342.2 621)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"359.2\" y=\"631\" textLength=\"95\" lengthAdjust=\"spacingAndGlyphs\">More pages follow</text></g></g>\n<g class=\"label\"><rect x=\"330\" y=\"746\" width=\"148\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled.failedMore:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"332\" y=\"750\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(334 751)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"351\" y=\"761\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"filled.failedMore:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"332\" y=\"764\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(334 765)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"351\" y=\"775\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"735\" y=\"1078\" width=\"138\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"refreshing:xstate.done.actor.loadPage\" data-who=\"server\"><title>loadPage answered: It did not come.</title><rect class=\"hit\" x=\"737\" y=\"1082\" width=\"98\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(739 1083)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"756\" y=\"1093\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">It did not come</text></g><g class=\"row dim\" data-arrow=\"refreshing:xstate.error.actor.loadPage\" data-who=\"server\"><title>loadPage broke down</title><rect class=\"hit\" x=\"737\" y=\"1096\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(739 1097)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"756\" y=\"1107\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">loadPage broke down</text></g></g>\n<g class=\"label\"><rect x=\"482\" y=\"1143\" width=\"153\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"refreshing:xstate.done.actor.loadPage:2\" data-who=\"server\"><title>loadPage answered: There is nothing to show.</title><rect class=\"hit\" x=\"484\" y=\"1147\" width=\"149\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(486 1148)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"503\" y=\"1158\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">There is nothing to show</text></g></g>\n<g class=\"label\"><rect x=\"746\" y=\"654\" width=\"143\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"refreshing:xstate.done.actor.loadPage:3\" data-who=\"server\"><title>loadPage answered: That was the last page.</title><rect class=\"hit\" x=\"748\" y=\"658\" width=\"139\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(750 659)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"767\" y=\"669\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">That was the last page</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"654\" width=\"120\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"refreshing:xstate.done.actor.loadPage:4\" data-who=\"server\"><title>loadPage answered: More pages follow.</title><rect class=\"hit\" x=\"18\" y=\"658\" width=\"116\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(20 659)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"37\" y=\"669\" textLength=\"95\" lengthAdjust=\"spacingAndGlyphs\">More pages follow</text></g></g>\n<g class=\"label\"><rect x=\"841\" y=\"1192\" width=\"95\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"refreshFailed:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"843\" y=\"1196\" width=\"91\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(845 1197)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"862\" y=\"1207\" textLength=\"70\" lengthAdjust=\"spacingAndGlyphs\">Had nothing?</text></g></g>\n<g class=\"label\"><rect x=\"834\" y=\"913\" width=\"110\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"refreshFailed::2\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"836\" y=\"917\" width=\"106\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(838 918)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"855\" y=\"928\" textLength=\"85\" lengthAdjust=\"spacingAndGlyphs\">Had everything?</text></g></g>\n<g class=\"label\"><rect x=\"956\" y=\"913\" width=\"48\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"refreshFailed::3\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"958\" y=\"917\" width=\"44\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(960 918)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"977\" y=\"928\" textLength=\"23\" lengthAdjust=\"spacingAndGlyphs\">Else</text></g></g>\n<g class=\"label\"><rect x=\"647\" y=\"1143\" width=\"141\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"empty:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: Pulled down, or told to.</title><rect class=\"hit\" x=\"649\" y=\"1147\" width=\"137\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(651 1148)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"668\" y=\"1158\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Pulled down, or told to</text></g></g>\n<g class=\"label\"><rect x=\"1289\" y=\"312\" width=\"153\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"failed:load.requested\" data-who=\"app\"><title>load.requested: Someone wants to see it.</title><rect class=\"hit\" x=\"1291\" y=\"316\" width=\"149\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(1293 317)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"1310\" y=\"327\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">Someone wants to see it</text></g><g class=\"row\" data-arrow=\"failed:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"1291\" y=\"330\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1293 331)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1310\" y=\"341\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"failed:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: Pulled down, or told to.</title><rect class=\"hit\" x=\"1291\" y=\"344\" width=\"137\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1293 345)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1310\" y=\"355\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Pulled down, or told to</text></g><g class=\"row\" data-arrow=\"failed:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"1291\" y=\"358\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(1293 359)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"1310\" y=\"369\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"974\" y=\"319\" width=\"153\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"offline:load.requested\" data-who=\"app\"><title>load.requested: Someone wants to see it.</title><rect class=\"hit\" x=\"976\" y=\"323\" width=\"149\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(978 324)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"995\" y=\"334\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">Someone wants to see it</text></g><g class=\"row\" data-arrow=\"offline:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"976\" y=\"337\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(978 338)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"995\" y=\"348\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"offline:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"976\" y=\"351\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(978 352)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"995\" y=\"362\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "pagedList.idle",
   "name": "idle",
   "title": "Idle",
   "code": null,
   "kind": "leaf",
   "description": "Nobody has asked for it yet.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "the screen that is opened asks at once"
   },
   "screens": []
  },
  {
   "id": "pagedList.loading",
   "name": "loading",
   "title": "Loading",
   "code": null,
   "kind": "leaf",
   "description": "The first page is on its way; the screen shows its skeleton.",
   "tags": [
    "busy"
   ],
   "calls": [
    "loadPage"
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
     "file": "screens/pagedList/loading.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/pagedList/loading.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/pagedList/loading.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/pagedList/loading.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "pagedList.filled",
   "name": "filled",
   "title": "Filled",
   "code": null,
   "kind": "compound",
   "description": "There are rows to show.",
   "tags": [
    "filled",
    "refreshable"
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
   "id": "pagedList.filled.ready",
   "name": "filled.ready",
   "title": "Ready",
   "code": null,
   "kind": "leaf",
   "description": "More pages follow.",
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
     "file": "screens/pagedList/filled.ready.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/pagedList/filled.ready.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/pagedList/filled.ready.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/pagedList/filled.ready.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "pagedList.filled.loadingMore",
   "name": "filled.loadingMore",
   "title": "Loading more",
   "code": null,
   "kind": "leaf",
   "description": "The next page is on its way.",
   "tags": [
    "busy"
   ],
   "calls": [
    "loadPage"
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
     "file": "screens/pagedList/filled.loadingMore.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/pagedList/filled.loadingMore.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/pagedList/filled.loadingMore.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/pagedList/filled.loadingMore.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "pagedList.filled.failedMore",
   "name": "filled.failedMore",
   "title": "Failed more",
   "code": null,
   "kind": "leaf",
   "description": "The next page did not come; the rows stay, and a tap tries again.",
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
     "file": "screens/pagedList/filled.failedMore.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/pagedList/filled.failedMore.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/pagedList/filled.failedMore.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/pagedList/filled.failedMore.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "pagedList.filled.ended",
   "name": "filled.ended",
   "title": "Ended",
   "code": null,
   "kind": "leaf",
   "description": "Every row is shown.",
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
     "file": "screens/pagedList/filled.ended.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/pagedList/filled.ended.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/pagedList/filled.ended.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/pagedList/filled.ended.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "pagedList.refreshing",
   "name": "refreshing",
   "title": "Refreshing",
   "code": null,
   "kind": "leaf",
   "description": "The first page is asked for again behind the rows shown.",
   "tags": [
    "busy",
    "filled"
   ],
   "calls": [
    "loadPage"
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
     "file": "screens/pagedList/refreshing.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/pagedList/refreshing.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/pagedList/refreshing.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/pagedList/refreshing.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "pagedList.refreshFailed",
   "name": "refreshFailed",
   "title": "Refresh failed",
   "code": null,
   "kind": "leaf",
   "description": "Back to what was shown before the refresh.",
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
   "id": "pagedList.empty",
   "name": "empty",
   "title": "Empty",
   "code": null,
   "kind": "leaf",
   "description": "There is nothing; the screen says what will be here and offers the next step.",
   "tags": [
    "refreshable"
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
     "file": "screens/pagedList/empty.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/pagedList/empty.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/pagedList/empty.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/pagedList/empty.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "pagedList.failed",
   "name": "failed",
   "title": "Failed",
   "code": null,
   "kind": "leaf",
   "description": "The first page did not come; the screen offers to try again.",
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
     "file": "screens/pagedList/failed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/pagedList/failed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/pagedList/failed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/pagedList/failed.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "pagedList.offline",
   "name": "offline",
   "title": "Offline",
   "code": null,
   "kind": "leaf",
   "description": "No connection; it loads by itself when that is back.",
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
     "file": "screens/pagedList/offline.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/pagedList/offline.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/pagedList/offline.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/pagedList/offline.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "idle:load.requested",
   "key": "pagedList.idle: load.requested → pagedList.loading",
   "from": "idle",
   "to": [
    "loading"
   ],
   "event": "load.requested",
   "words": "load.requested",
   "label": "Someone wants to see it",
   "description": "Someone wants to see it.",
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
     "text": "pages and their cursors have their own tests in tests/api"
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
      "path": "/api/notice/list",
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
   "name": "idle:page.came",
   "key": "pagedList.idle: page.came → pagedList.empty [branch 1]",
   "from": "idle",
   "to": [
    "empty"
   ],
   "event": "page.came",
   "words": "page.came",
   "label": "The first page came with the screen",
   "description": "The first page came with the screen, and there is nothing on it.",
   "who": "app",
   "isMoney": false,
   "guard": "isEmpty",
   "effects": [
    "keepFirstPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "it comes with the screen, before anything can be done"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "it comes with the screen, before anything can be done"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 19,
    "noticed": 18
   }
  },
  {
   "name": "idle:page.came:2",
   "key": "pagedList.idle: page.came → pagedList.filled.ended [branch 2]",
   "from": "idle",
   "to": [
    "filled.ended"
   ],
   "event": "page.came",
   "words": "page.came",
   "label": "The first page came with the screen",
   "description": "The first page came with the screen, and is the last one.",
   "who": "app",
   "isMoney": false,
   "guard": "isLastPage",
   "effects": [
    "keepFirstPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "it comes with the screen, before anything can be done"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "it comes with the screen, before anything can be done"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 19,
    "noticed": 18
   }
  },
  {
   "name": "idle:page.came:3",
   "key": "pagedList.idle: page.came → pagedList.filled.ready [branch 3]",
   "from": "idle",
   "to": [
    "filled.ready"
   ],
   "event": "page.came",
   "words": "page.came",
   "label": "The first page came with the screen",
   "description": "The first page came with the screen.",
   "who": "app",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepFirstPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "it comes with the screen, before anything can be done"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "it comes with the screen, before anything can be done"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 13,
    "noticed": 12
   }
  },
  {
   "name": "loading:refresh.requested",
   "key": "pagedList.loading: refresh.requested → pagedList.loading",
   "from": "loading",
   "to": [
    "loading"
   ],
   "event": "refresh.requested",
   "words": "refresh.requested",
   "label": "What is on its way may be old already",
   "description": "What is on its way may be old already.",
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
     "text": "pages and their cursors have their own tests in tests/api"
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
      "path": "/api/notice/list",
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
   "name": "loading:xstate.done.actor.loadPage",
   "key": "pagedList.loading: xstate.done.actor.loadPage → pagedList.offline [branch 1]",
   "from": "loading",
   "to": [
    "offline"
   ],
   "event": "xstate.done.actor.loadPage",
   "words": "loadPage answered",
   "label": "There is no connection",
   "description": "There is no connection.",
   "who": "server",
   "isMoney": false,
   "guard": "isOffline",
   "effects": [
    "keepFirstPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/notice/list"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 18,
    "noticed": 17
   }
  },
  {
   "name": "loading:xstate.done.actor.loadPage:2",
   "key": "pagedList.loading: xstate.done.actor.loadPage → pagedList.failed [branch 2]",
   "from": "loading",
   "to": [
    "failed"
   ],
   "event": "xstate.done.actor.loadPage",
   "words": "loadPage answered",
   "label": "It did not come",
   "description": "It did not come.",
   "who": "server",
   "isMoney": false,
   "guard": "isFailed",
   "effects": [
    "keepFirstPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/notice/list"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 15,
    "noticed": 14
   }
  },
  {
   "name": "loading:xstate.done.actor.loadPage:3",
   "key": "pagedList.loading: xstate.done.actor.loadPage → pagedList.empty [branch 3]",
   "from": "loading",
   "to": [
    "empty"
   ],
   "event": "xstate.done.actor.loadPage",
   "words": "loadPage answered",
   "label": "There is nothing to show",
   "description": "There is nothing to show.",
   "who": "server",
   "isMoney": false,
   "guard": "isEmpty",
   "effects": [
    "keepFirstPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/notice/list"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 19,
    "noticed": 18
   }
  },
  {
   "name": "loading:xstate.done.actor.loadPage:4",
   "key": "pagedList.loading: xstate.done.actor.loadPage → pagedList.filled.ended [branch 4]",
   "from": "loading",
   "to": [
    "filled.ended"
   ],
   "event": "xstate.done.actor.loadPage",
   "words": "loadPage answered",
   "label": "That was the last page",
   "description": "That was the last page.",
   "who": "server",
   "isMoney": false,
   "guard": "isLastPage",
   "effects": [
    "keepFirstPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/notice/list"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 19,
    "noticed": 18
   }
  },
  {
   "name": "loading:xstate.done.actor.loadPage:5",
   "key": "pagedList.loading: xstate.done.actor.loadPage → pagedList.filled.ready [branch 5]",
   "from": "loading",
   "to": [
    "filled.ready"
   ],
   "event": "xstate.done.actor.loadPage",
   "words": "loadPage answered",
   "label": "More pages follow",
   "description": "More pages follow.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepFirstPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/notice/list"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 13,
    "noticed": 12
   }
  },
  {
   "name": "loading:xstate.error.actor.loadPage",
   "key": "pagedList.loading: xstate.error.actor.loadPage → pagedList.failed",
   "from": "loading",
   "to": [
    "failed"
   ],
   "event": "xstate.error.actor.loadPage",
   "words": "loadPage broke down",
   "label": "loadPage broke down",
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
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/notice/list"
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
   "name": "filled:refresh.requested",
   "key": "pagedList.filled: refresh.requested → pagedList.refreshing",
   "from": "filled",
   "to": [
    "refreshing"
   ],
   "event": "refresh.requested",
   "words": "refresh.requested",
   "label": "Pulled down, or told to",
   "description": "Pulled down, or told to.",
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
     "text": "pages and their cursors have their own tests in tests/api"
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
      "path": "/api/notice/list",
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
   "name": "filled.ready:more.requested",
   "key": "pagedList.filled.ready: more.requested → pagedList.filled.loadingMore",
   "from": "filled.ready",
   "to": [
    "filled.loadingMore"
   ],
   "event": "more.requested",
   "words": "more.requested",
   "label": "Scrolled near the end",
   "description": "Scrolled near the end.",
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
     "text": "pages and their cursors have their own tests in tests/api"
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
      "path": "/api/notice/list",
      "input": {
       "cursor": "after-30"
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
   "name": "filled.loadingMore:xstate.done.actor.loadPage",
   "key": "pagedList.filled.loadingMore: xstate.done.actor.loadPage → pagedList.filled.failedMore [branch 1]",
   "from": "filled.loadingMore",
   "to": [
    "filled.failedMore"
   ],
   "event": "xstate.done.actor.loadPage",
   "words": "loadPage answered",
   "label": "It did not come",
   "description": "It did not come.",
   "who": "server",
   "isMoney": false,
   "guard": "isFailed",
   "effects": [
    "appendPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/notice/list"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 12,
    "noticed": 11
   }
  },
  {
   "name": "filled.loadingMore:xstate.done.actor.loadPage:2",
   "key": "pagedList.filled.loadingMore: xstate.done.actor.loadPage → pagedList.filled.ended [branch 2]",
   "from": "filled.loadingMore",
   "to": [
    "filled.ended"
   ],
   "event": "xstate.done.actor.loadPage",
   "words": "loadPage answered",
   "label": "That was the last page",
   "description": "That was the last page.",
   "who": "server",
   "isMoney": false,
   "guard": "isLastPage",
   "effects": [
    "appendPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/notice/list"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 16,
    "noticed": 15
   }
  },
  {
   "name": "filled.loadingMore:xstate.done.actor.loadPage:3",
   "key": "pagedList.filled.loadingMore: xstate.done.actor.loadPage → pagedList.filled.ready [branch 3]",
   "from": "filled.loadingMore",
   "to": [
    "filled.ready"
   ],
   "event": "xstate.done.actor.loadPage",
   "words": "loadPage answered",
   "label": "More pages follow",
   "description": "More pages follow.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "appendPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/notice/list"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 11,
    "noticed": 10
   }
  },
  {
   "name": "filled.loadingMore:xstate.error.actor.loadPage",
   "key": "pagedList.filled.loadingMore: xstate.error.actor.loadPage → pagedList.filled.failedMore",
   "from": "filled.loadingMore",
   "to": [
    "filled.failedMore"
   ],
   "event": "xstate.error.actor.loadPage",
   "words": "loadPage broke down",
   "label": "loadPage broke down",
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
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/notice/list"
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
   "name": "filled.failedMore:retry.requested",
   "key": "pagedList.filled.failedMore: retry.requested → pagedList.filled.loadingMore",
   "from": "filled.failedMore",
   "to": [
    "filled.loadingMore"
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
     "text": "pages and their cursors have their own tests in tests/api"
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
      "path": "/api/notice/list",
      "input": {
       "cursor": "after-30"
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
   "name": "filled.failedMore:connection.restored",
   "key": "pagedList.filled.failedMore: connection.restored → pagedList.filled.loadingMore",
   "from": "filled.failedMore",
   "to": [
    "filled.loadingMore"
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
     "text": "pages and their cursors have their own tests in tests/api"
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
      "path": "/api/notice/list",
      "input": {
       "cursor": "after-30"
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
   "name": "refreshing:refresh.requested",
   "key": "pagedList.refreshing: refresh.requested → pagedList.refreshing",
   "from": "refreshing",
   "to": [
    "refreshing"
   ],
   "event": "refresh.requested",
   "words": "refresh.requested",
   "label": "What is on its way may be old already",
   "description": "What is on its way may be old already.",
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
     "text": "pages and their cursors have their own tests in tests/api"
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
      "path": "/api/notice/list",
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
   "name": "refreshing:xstate.done.actor.loadPage",
   "key": "pagedList.refreshing: xstate.done.actor.loadPage → pagedList.refreshFailed [branch 1]",
   "from": "refreshing",
   "to": [
    "refreshFailed"
   ],
   "event": "xstate.done.actor.loadPage",
   "words": "loadPage answered",
   "label": "It did not come",
   "description": "It did not come.",
   "who": "server",
   "isMoney": false,
   "guard": "isFailed",
   "effects": [
    "keepFirstPage",
    "announceRefreshFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/notice/list"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 15,
    "noticed": 14
   }
  },
  {
   "name": "refreshing:xstate.done.actor.loadPage:2",
   "key": "pagedList.refreshing: xstate.done.actor.loadPage → pagedList.empty [branch 2]",
   "from": "refreshing",
   "to": [
    "empty"
   ],
   "event": "xstate.done.actor.loadPage",
   "words": "loadPage answered",
   "label": "There is nothing to show",
   "description": "There is nothing to show.",
   "who": "server",
   "isMoney": false,
   "guard": "isEmpty",
   "effects": [
    "keepFirstPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/notice/list"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 19,
    "noticed": 18
   }
  },
  {
   "name": "refreshing:xstate.done.actor.loadPage:3",
   "key": "pagedList.refreshing: xstate.done.actor.loadPage → pagedList.filled.ended [branch 3]",
   "from": "refreshing",
   "to": [
    "filled.ended"
   ],
   "event": "xstate.done.actor.loadPage",
   "words": "loadPage answered",
   "label": "That was the last page",
   "description": "That was the last page.",
   "who": "server",
   "isMoney": false,
   "guard": "isLastPage",
   "effects": [
    "keepFirstPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/notice/list"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 19,
    "noticed": 18
   }
  },
  {
   "name": "refreshing:xstate.done.actor.loadPage:4",
   "key": "pagedList.refreshing: xstate.done.actor.loadPage → pagedList.filled.ready [branch 4]",
   "from": "refreshing",
   "to": [
    "filled.ready"
   ],
   "event": "xstate.done.actor.loadPage",
   "words": "loadPage answered",
   "label": "More pages follow",
   "description": "More pages follow.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepFirstPage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/notice/list"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 13,
    "noticed": 12
   }
  },
  {
   "name": "refreshing:xstate.error.actor.loadPage",
   "key": "pagedList.refreshing: xstate.error.actor.loadPage → pagedList.refreshFailed",
   "from": "refreshing",
   "to": [
    "refreshFailed"
   ],
   "event": "xstate.error.actor.loadPage",
   "words": "loadPage broke down",
   "label": "loadPage broke down",
   "description": "",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSurprise",
    "announceRefreshFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/notice/list"
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
   "name": "refreshFailed:",
   "key": "pagedList.refreshFailed: always → pagedList.empty [branch 1]",
   "from": "refreshFailed",
   "to": [
    "empty"
   ],
   "event": "",
   "words": "at once",
   "label": "Had nothing?",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": "hadNothing",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
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
   "name": "refreshFailed::2",
   "key": "pagedList.refreshFailed: always → pagedList.filled.ended [branch 2]",
   "from": "refreshFailed",
   "to": [
    "filled.ended"
   ],
   "event": "",
   "words": "at once",
   "label": "Had everything?",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": "hadEverything",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "pages and their cursors have their own tests in tests/api"
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
   "name": "refreshFailed::3",
   "key": "pagedList.refreshFailed: always → pagedList.filled.ready [branch 3]",
   "from": "refreshFailed",
   "to": [
    "filled.ready"
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
     "text": "pages and their cursors have their own tests in tests/api"
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
   "name": "empty:refresh.requested",
   "key": "pagedList.empty: refresh.requested → pagedList.refreshing",
   "from": "empty",
   "to": [
    "refreshing"
   ],
   "event": "refresh.requested",
   "words": "refresh.requested",
   "label": "Pulled down, or told to",
   "description": "Pulled down, or told to.",
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
     "text": "pages and their cursors have their own tests in tests/api"
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
      "path": "/api/notice/list",
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
   "name": "failed:load.requested",
   "key": "pagedList.failed: load.requested → pagedList.loading",
   "from": "failed",
   "to": [
    "loading"
   ],
   "event": "load.requested",
   "words": "load.requested",
   "label": "Someone wants to see it",
   "description": "Someone wants to see it.",
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
     "text": "pages and their cursors have their own tests in tests/api"
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
      "path": "/api/notice/list",
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
   "name": "failed:retry.requested",
   "key": "pagedList.failed: retry.requested → pagedList.loading",
   "from": "failed",
   "to": [
    "loading"
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
     "text": "pages and their cursors have their own tests in tests/api"
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
      "path": "/api/notice/list",
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
   "name": "failed:refresh.requested",
   "key": "pagedList.failed: refresh.requested → pagedList.loading",
   "from": "failed",
   "to": [
    "loading"
   ],
   "event": "refresh.requested",
   "words": "refresh.requested",
   "label": "Pulled down, or told to",
   "description": "Pulled down, or told to.",
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
     "text": "pages and their cursors have their own tests in tests/api"
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
      "path": "/api/notice/list",
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
   "name": "failed:connection.restored",
   "key": "pagedList.failed: connection.restored → pagedList.loading",
   "from": "failed",
   "to": [
    "loading"
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
     "text": "pages and their cursors have their own tests in tests/api"
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
      "path": "/api/notice/list",
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
   "name": "offline:load.requested",
   "key": "pagedList.offline: load.requested → pagedList.loading",
   "from": "offline",
   "to": [
    "loading"
   ],
   "event": "load.requested",
   "words": "load.requested",
   "label": "Someone wants to see it",
   "description": "Someone wants to see it.",
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
     "text": "pages and their cursors have their own tests in tests/api"
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
      "path": "/api/notice/list",
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
   "name": "offline:retry.requested",
   "key": "pagedList.offline: retry.requested → pagedList.loading",
   "from": "offline",
   "to": [
    "loading"
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
     "text": "pages and their cursors have their own tests in tests/api"
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
      "path": "/api/notice/list",
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
   "name": "offline:connection.restored",
   "key": "pagedList.offline: connection.restored → pagedList.loading",
   "from": "offline",
   "to": [
    "loading"
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
     "text": "pages and their cursors have their own tests in tests/api"
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
      "path": "/api/notice/list",
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
  }
 ],
 "films": [
  {
   "title": "a paged list reads page after page to its end",
   "kind": "journey",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadPage loaded",
     "taken": [
      "loading:xstate.done.actor.loadPage:5"
     ],
     "leaves": [
      "filled.ready"
     ]
    },
    {
     "event": "more.requested",
     "taken": [
      "filled.ready:more.requested"
     ],
     "leaves": [
      "filled.loadingMore"
     ]
    },
    {
     "event": "done loadPage loaded",
     "taken": [
      "filled.loadingMore:xstate.done.actor.loadPage:3"
     ],
     "leaves": [
      "filled.ready"
     ]
    },
    {
     "event": "more.requested",
     "taken": [
      "filled.ready:more.requested"
     ],
     "leaves": [
      "filled.loadingMore"
     ]
    },
    {
     "event": "done loadPage loaded",
     "taken": [
      "filled.loadingMore:xstate.done.actor.loadPage:2"
     ],
     "leaves": [
      "filled.ended"
     ]
    },
    {
     "event": "more.requested",
     "taken": [],
     "leaves": [
      "filled.ended"
     ]
    }
   ]
  },
  {
   "title": "a paged list asks for a page once, however often the end of the list comes near",
   "kind": "journey",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadPage loaded",
     "taken": [
      "loading:xstate.done.actor.loadPage:5"
     ],
     "leaves": [
      "filled.ready"
     ]
    },
    {
     "event": "more.requested",
     "taken": [
      "filled.ready:more.requested"
     ],
     "leaves": [
      "filled.loadingMore"
     ]
    },
    {
     "event": "more.requested",
     "taken": [],
     "leaves": [
      "filled.loadingMore"
     ]
    },
    {
     "event": "done loadPage loaded",
     "taken": [
      "filled.loadingMore:xstate.done.actor.loadPage:2"
     ],
     "leaves": [
      "filled.ended"
     ]
    }
   ]
  },
  {
   "title": "a paged list keeps its rows when the next page fails, and goes on from there only when asked",
   "kind": "journey",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadPage loaded",
     "taken": [
      "loading:xstate.done.actor.loadPage:5"
     ],
     "leaves": [
      "filled.ready"
     ]
    },
    {
     "event": "more.requested",
     "taken": [
      "filled.ready:more.requested"
     ],
     "leaves": [
      "filled.loadingMore"
     ]
    },
    {
     "event": "done loadPage failed (network)",
     "taken": [
      "filled.loadingMore:xstate.done.actor.loadPage"
     ],
     "leaves": [
      "filled.failedMore"
     ]
    },
    {
     "event": "more.requested",
     "taken": [],
     "leaves": [
      "filled.failedMore"
     ]
    },
    {
     "event": "retry.requested",
     "taken": [
      "filled.failedMore:retry.requested"
     ],
     "leaves": [
      "filled.loadingMore"
     ]
    },
    {
     "event": "done loadPage loaded",
     "taken": [
      "filled.loadingMore:xstate.done.actor.loadPage:2"
     ],
     "leaves": [
      "filled.ended"
     ]
    }
   ]
  },
  {
   "title": "a paged list starts over from the first page when it is pulled down",
   "kind": "journey",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadPage loaded",
     "taken": [
      "loading:xstate.done.actor.loadPage:5"
     ],
     "leaves": [
      "filled.ready"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "done loadPage loaded",
     "taken": [
      "refreshing:xstate.done.actor.loadPage:3"
     ],
     "leaves": [
      "filled.ended"
     ]
    }
   ]
  },
  {
   "title": "a paged list keeps its rows and says so when that fails",
   "kind": "journey",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadPage loaded",
     "taken": [
      "loading:xstate.done.actor.loadPage:5"
     ],
     "leaves": [
      "filled.ready"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "done loadPage failed (network)",
     "taken": [
      "refreshing:xstate.done.actor.loadPage",
      "refreshFailed::3"
     ],
     "leaves": [
      "filled.ready"
     ]
    }
   ]
  },
  {
   "title": "a paged list drops a next page that was on its way when it is pulled down",
   "kind": "journey",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadPage loaded",
     "taken": [
      "loading:xstate.done.actor.loadPage:5"
     ],
     "leaves": [
      "filled.ready"
     ]
    },
    {
     "event": "more.requested",
     "taken": [
      "filled.ready:more.requested"
     ],
     "leaves": [
      "filled.loadingMore"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "done loadPage loaded",
     "taken": [
      "refreshing:xstate.done.actor.loadPage:3"
     ],
     "leaves": [
      "filled.ended"
     ]
    }
   ]
  },
  {
   "title": "a paged list is empty when nothing is there, and asks again when its last row goes",
   "kind": "journey",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadPage loaded",
     "taken": [
      "loading:xstate.done.actor.loadPage:5"
     ],
     "leaves": [
      "filled.ready"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "done loadPage loaded",
     "taken": [
      "refreshing:xstate.done.actor.loadPage:2"
     ],
     "leaves": [
      "empty"
     ]
    }
   ]
  },
  {
   "title": "a paged list fails, or waits for the connection, when the first page does not come",
   "kind": "journey",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadPage failed (network)",
     "taken": [
      "loading:xstate.done.actor.loadPage:2"
     ],
     "leaves": [
      "failed"
     ]
    },
    {
     "event": "retry.requested",
     "taken": [
      "failed:retry.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadPage failed (offline)",
     "taken": [
      "loading:xstate.done.actor.loadPage"
     ],
     "leaves": [
      "offline"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "offline:connection.restored"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadPage loaded",
     "taken": [
      "loading:xstate.done.actor.loadPage:4"
     ],
     "leaves": [
      "filled.ended"
     ]
    }
   ]
  },
  {
   "title": "load.requested, refresh.requested → \"loading\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "loading:refresh.requested"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "load.requested, done loadPage loaded → \"empty\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadPage loaded",
     "taken": [
      "loading:xstate.done.actor.loadPage:3"
     ],
     "leaves": [
      "empty"
     ]
    }
   ]
  },
  {
   "title": "load.requested, done loadPage failed (network), refresh.requested → \"loading\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadPage failed (network)",
     "taken": [
      "loading:xstate.done.actor.loadPage:2"
     ],
     "leaves": [
      "failed"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "failed:refresh.requested"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "load.requested, done loadPage failed (network), connection.restored → \"loading\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadPage failed (network)",
     "taken": [
      "loading:xstate.done.actor.loadPage:2"
     ],
     "leaves": [
      "failed"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "failed:connection.restored"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "load.requested, done loadPage failed (offline), retry.requested → \"loading\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadPage failed (offline)",
     "taken": [
      "loading:xstate.done.actor.loadPage"
     ],
     "leaves": [
      "offline"
     ]
    },
    {
     "event": "retry.requested",
     "taken": [
      "offline:retry.requested"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "load.requested, error loadPage {\"error\":\"surprise\"}, retry.requested → \"loading\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "error loadPage {\"error\":\"surprise\"}",
     "taken": [
      "loading:xstate.error.actor.loadPage"
     ],
     "leaves": [
      "failed"
     ]
    },
    {
     "event": "retry.requested",
     "taken": [
      "failed:retry.requested"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…, more.requested, refresh.requested → \"refreshing\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…",
     "taken": [
      "idle:page.came:3"
     ],
     "leaves": [
      "filled.ready"
     ]
    },
    {
     "event": "more.requested",
     "taken": [
      "filled.ready:more.requested"
     ],
     "leaves": [
      "filled.loadingMore"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    }
   ]
  },
  {
   "title": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…, refresh.requested, refresh.requested → \"refreshing\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…",
     "taken": [
      "idle:page.came:3"
     ],
     "leaves": [
      "filled.ready"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "refreshing:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    }
   ]
  },
  {
   "title": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…, refresh.requested, done loadPage loaded → {\"filled\":\"ready\"}",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…",
     "taken": [
      "idle:page.came:3"
     ],
     "leaves": [
      "filled.ready"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "done loadPage loaded",
     "taken": [
      "refreshing:xstate.done.actor.loadPage:4"
     ],
     "leaves": [
      "filled.ready"
     ]
    }
   ]
  },
  {
   "title": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…, refresh.requested, refresh.requested → \"refreshing\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…",
     "taken": [
      "idle:page.came:2"
     ],
     "leaves": [
      "filled.ended"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "refreshing:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    }
   ]
  },
  {
   "title": "page.came {\"page\":{\"list\":[],\"nextCursor\":null}}, refresh.requested, refresh.requested → \"refreshing\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "page.came {\"page\":{\"list\":[],\"nextCursor\":null}}",
     "taken": [
      "idle:page.came"
     ],
     "leaves": [
      "empty"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "empty:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "refreshing:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    }
   ]
  },
  {
   "title": "load.requested, done loadPage failed (network), load.requested, refresh.requested → \"loading\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadPage failed (network)",
     "taken": [
      "loading:xstate.done.actor.loadPage:2"
     ],
     "leaves": [
      "failed"
     ]
    },
    {
     "event": "load.requested",
     "taken": [
      "failed:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "loading:refresh.requested"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "load.requested, done loadPage failed (offline), load.requested, refresh.requested → \"loading\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done loadPage failed (offline)",
     "taken": [
      "loading:xstate.done.actor.loadPage"
     ],
     "leaves": [
      "offline"
     ]
    },
    {
     "event": "load.requested",
     "taken": [
      "offline:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "loading:refresh.requested"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…, more.requested, done loadPage failed (network), connection.restored → {\"filled\":\"loadingMore\"}",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…",
     "taken": [
      "idle:page.came:3"
     ],
     "leaves": [
      "filled.ready"
     ]
    },
    {
     "event": "more.requested",
     "taken": [
      "filled.ready:more.requested"
     ],
     "leaves": [
      "filled.loadingMore"
     ]
    },
    {
     "event": "done loadPage failed (network)",
     "taken": [
      "filled.loadingMore:xstate.done.actor.loadPage"
     ],
     "leaves": [
      "filled.failedMore"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "filled.failedMore:connection.restored"
     ],
     "leaves": [
      "filled.loadingMore"
     ]
    }
   ]
  },
  {
   "title": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…, more.requested, error loadPage {\"error\":\"surprise\"}, connection.restored → {\"filled\":\"loadingMore\"}",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…",
     "taken": [
      "idle:page.came:3"
     ],
     "leaves": [
      "filled.ready"
     ]
    },
    {
     "event": "more.requested",
     "taken": [
      "filled.ready:more.requested"
     ],
     "leaves": [
      "filled.loadingMore"
     ]
    },
    {
     "event": "error loadPage {\"error\":\"surprise\"}",
     "taken": [
      "filled.loadingMore:xstate.error.actor.loadPage"
     ],
     "leaves": [
      "filled.failedMore"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "filled.failedMore:connection.restored"
     ],
     "leaves": [
      "filled.loadingMore"
     ]
    }
   ]
  },
  {
   "title": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…, refresh.requested, error loadPage {\"error\":\"surprise\"}, more.requested → {\"filled\":\"loadingMore\"}",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…",
     "taken": [
      "idle:page.came:3"
     ],
     "leaves": [
      "filled.ready"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "error loadPage {\"error\":\"surprise\"}",
     "taken": [
      "refreshing:xstate.error.actor.loadPage",
      "refreshFailed::3"
     ],
     "leaves": [
      "filled.ready"
     ]
    },
    {
     "event": "more.requested",
     "taken": [
      "filled.ready:more.requested"
     ],
     "leaves": [
      "filled.loadingMore"
     ]
    }
   ]
  },
  {
   "title": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…, refresh.requested, done loadPage failed (network), refresh.requested, refresh.requested → \"refreshing\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…",
     "taken": [
      "idle:page.came:2"
     ],
     "leaves": [
      "filled.ended"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "done loadPage failed (network)",
     "taken": [
      "refreshing:xstate.done.actor.loadPage",
      "refreshFailed::2"
     ],
     "leaves": [
      "filled.ended"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "refreshing:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    }
   ]
  },
  {
   "title": "page.came {\"page\":{\"list\":[],\"nextCursor\":null}}, refresh.requested, done loadPage failed (network), refresh.requested, refresh.requested → \"refreshing\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "page.came {\"page\":{\"list\":[],\"nextCursor\":null}}",
     "taken": [
      "idle:page.came"
     ],
     "leaves": [
      "empty"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "empty:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "done loadPage failed (network)",
     "taken": [
      "refreshing:xstate.done.actor.loadPage",
      "refreshFailed:"
     ],
     "leaves": [
      "empty"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "empty:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "refreshing:refresh.requested"
     ],
     "leaves": [
      "refreshing"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "load.requested",
   "label": "load.requested",
   "event": {
    "type": "load.requested"
   }
  },
  {
   "type": "more.requested",
   "label": "more.requested",
   "event": {
    "type": "more.requested"
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
   "type": "refresh.requested",
   "label": "refresh.requested",
   "event": {
    "type": "refresh.requested"
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
   "type": "page.came",
   "label": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…",
   "event": {
    "type": "page.came",
    "page": {
     "list": [
      {
       "id": 900,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 899,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 898,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 897,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 896,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 895,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 894,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 893,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 892,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 891,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 890,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 889,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 888,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 887,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 886,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 885,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 884,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 883,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 882,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 881,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 880,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 879,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 878,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 877,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 876,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 875,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 874,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 873,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 872,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      },
      {
       "id": 871,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      }
     ],
     "nextCursor": "after-30"
    }
   }
  },
  {
   "type": "page.came",
   "label": "page.came {\"page\":{\"list\":[{\"id\":900,\"kind\":\"parcel.shipped\",\"orderId\":null,\"refundId\":…",
   "event": {
    "type": "page.came",
    "page": {
     "list": [
      {
       "id": 900,
       "kind": "parcel.shipped",
       "orderId": null,
       "refundId": null,
       "at": "2026-01-05T10:00:00.000Z",
       "read": true
      }
     ],
     "nextCursor": null
    }
   }
  },
  {
   "type": "page.came",
   "label": "page.came {\"page\":{\"list\":[],\"nextCursor\":null}}",
   "event": {
    "type": "page.came",
    "page": {
     "list": [],
     "nextCursor": null
    }
   }
  },
  {
   "type": "xstate.done.actor.loadPage",
   "label": "done loadPage loaded",
   "event": {
    "type": "xstate.done.actor.loadPage",
    "output": {
     "type": "loaded",
     "page": {
      "list": [
       {
        "id": 900,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 899,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 898,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 897,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 896,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 895,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 894,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 893,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 892,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 891,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 890,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 889,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 888,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 887,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 886,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 885,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 884,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 883,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 882,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 881,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 880,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 879,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 878,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 877,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 876,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 875,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 874,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 873,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 872,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       },
       {
        "id": 871,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       }
      ],
      "nextCursor": "after-30"
     }
    },
    "actorId": "loadPage"
   }
  },
  {
   "type": "xstate.done.actor.loadPage",
   "label": "done loadPage loaded",
   "event": {
    "type": "xstate.done.actor.loadPage",
    "output": {
     "type": "loaded",
     "page": {
      "list": [
       {
        "id": 900,
        "kind": "parcel.shipped",
        "orderId": null,
        "refundId": null,
        "at": "2026-01-05T10:00:00.000Z",
        "read": true
       }
      ],
      "nextCursor": null
     }
    },
    "actorId": "loadPage"
   }
  },
  {
   "type": "xstate.done.actor.loadPage",
   "label": "done loadPage loaded",
   "event": {
    "type": "xstate.done.actor.loadPage",
    "output": {
     "type": "loaded",
     "page": {
      "list": [],
      "nextCursor": null
     }
    },
    "actorId": "loadPage"
   }
  },
  {
   "type": "xstate.done.actor.loadPage",
   "label": "done loadPage failed (network)",
   "event": {
    "type": "xstate.done.actor.loadPage",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "loadPage"
   }
  },
  {
   "type": "xstate.done.actor.loadPage",
   "label": "done loadPage failed (offline)",
   "event": {
    "type": "xstate.done.actor.loadPage",
    "output": {
     "type": "failed",
     "failure": {
      "type": "offline"
     }
    },
    "actorId": "loadPage"
   }
  },
  {
   "type": "xstate.error.actor.loadPage",
   "label": "error loadPage {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.loadPage",
    "error": "surprise",
    "actorId": "loadPage"
   }
  }
 ],
 "inputs": []
})

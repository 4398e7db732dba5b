(window.flowBook ??= []).push({
 "id": "pagedList",
 "question": "How does a long list come page by page, and what is left of it when a page is lost?",
 "description": "A list that is read page by page and pulled down to refresh.",
 "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1516 1326\" width=\"1516\" height=\"1326\" role=\"img\" aria-label=\"pagedList: A list that is read page by page and pulled down to refresh.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1516\" height=\"1326\"/>\n<g class=\"leaf\" data-state=\"pagedList.idle\"><title>Nobody has asked for it yet.</title><rect x=\"476\" y=\"36\" width=\"44\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"486\" y=\"57\" textLength=\"24\" lengthAdjust=\"spacingAndGlyphs\">Idle</text></g>\n<g class=\"leaf\" data-state=\"pagedList.loading\"><title>The first page is on its way; the screen shows its skeleton.</title><rect x=\"713\" y=\"164\" width=\"136\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"723\" y=\"185\" textLength=\"53\" lengthAdjust=\"spacingAndGlyphs\">Loading</text><g class=\"row\" data-arrow=\"loading:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: What is on its way may be old already.</title><rect class=\"hit\" x=\"721\" y=\"194\" width=\"120\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(723 195)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"740\" y=\"205\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">What is on its way</text><text x=\"740\" y=\"219\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">may be old already</text></g></g>\n<g class=\"box compound\" data-state=\"pagedList.filled\"><title>There are rows to show.</title><rect x=\"164\" y=\"442\" width=\"553.5\" height=\"420\" rx=\"12\"/><text class=\"title\" x=\"174\" y=\"463\" textLength=\"36\" lengthAdjust=\"spacingAndGlyphs\">Filled</text></g>\n<g class=\"leaf\" data-state=\"pagedList.filled.ready\"><title>More pages follow.</title><rect x=\"237.2\" y=\"532\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"247.2\" y=\"553\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Ready</text></g>\n<g class=\"leaf\" data-state=\"pagedList.filled.loadingMore\"><title>The next page is on its way.</title><rect x=\"221.5\" y=\"650\" width=\"110\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"231.5\" y=\"671\" textLength=\"90\" lengthAdjust=\"spacingAndGlyphs\">Loading more</text></g>\n<g class=\"leaf\" data-state=\"pagedList.filled.failedMore\"><title>The next page did not come; the rows stay, and a tap tries again.</title><rect x=\"216.3\" y=\"806\" width=\"98\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"226.3\" y=\"827\" textLength=\"78\" lengthAdjust=\"spacingAndGlyphs\">Failed more</text></g>\n<g class=\"leaf\" data-state=\"pagedList.filled.ended\"><title>Every row is shown.</title><rect x=\"638.5\" y=\"806\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"648.5\" y=\"827\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Ended</text></g>\n<g class=\"leaf\" data-state=\"pagedList.refreshing\"><title>The first page is asked for again behind the rows shown.</title><rect x=\"627\" y=\"966\" width=\"136\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"637\" y=\"987\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Refreshing</text><g class=\"row\" data-arrow=\"refreshing:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: What is on its way may be old already.</title><rect class=\"hit\" x=\"635\" y=\"996\" width=\"120\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(637 997)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"654\" y=\"1007\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">What is on its way</text><text x=\"654\" y=\"1021\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">may be old already</text></g></g>\n<g class=\"leaf passing\" data-state=\"pagedList.refreshFailed\"><title>Back to what was shown before the refresh.</title><rect x=\"810\" y=\"1126\" width=\"111\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"820\" y=\"1147\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">Refresh failed</text></g>\n<g class=\"leaf\" data-state=\"pagedList.empty\"><title>There is nothing; the screen says what will be here and offers the next step.</title><rect x=\"835\" y=\"1254\" width=\"62\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"845\" y=\"1275\" textLength=\"42\" lengthAdjust=\"spacingAndGlyphs\">Empty</text></g>\n<g class=\"leaf\" data-state=\"pagedList.failed\"><title>The first page did not come; the screen offers to try again.</title><rect x=\"1150\" y=\"442\" width=\"61\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1160\" y=\"463\" textLength=\"41\" lengthAdjust=\"spacingAndGlyphs\">Failed</text></g>\n<g class=\"leaf\" data-state=\"pagedList.offline\"><title>No connection; it loads by itself when that is back.</title><rect x=\"971\" y=\"442\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"981\" y=\"463\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Offline</text></g>\n<circle class=\"dot\" data-start=\"pagedList\" cx=\"498\" cy=\"5\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M498 10L498 36\"/><path class=\"tip\" d=\"M498 36L501.6 28L494.4 28Z\"/></g>\n<circle class=\"dot\" data-start=\"pagedList.filled\" cx=\"268.7\" cy=\"487\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M268.7 492L268.7 532\"/><path class=\"tip\" d=\"M268.7 532L272.3 524L265 524Z\"/></g>\n<g class=\"arrow app\" data-line=\"idle:load.requested\"><path class=\"line\" d=\"M502 76L502 95Q502 102 509 102L774 102Q781 102 781 109L781 164\"/><path class=\"tip\" d=\"M781 164L784.6 156L777.4 156Z\"/></g>\n<g class=\"arrow app\" data-line=\"idle:page.came\"><path class=\"line\" d=\"M511 76L511 83Q511 90 518 90L1413 90Q1420 90 1420 97L1420 1233Q1420 1240 1413 1240L894 1240Q887 1240 887 1247L887 1254\"/><path class=\"tip\" d=\"M887 1254L890.6 1246L883.4 1246Z\"/></g>\n<g class=\"arrow app\" data-line=\"idle:page.came:2\"><path class=\"line\" d=\"M494 76L494 785Q494 792 501 792L642 792Q649 792 649 799L649 806\"/><path class=\"tip\" d=\"M649 806L652.6 798L645.4 798Z\"/></g>\n<g class=\"arrow app\" data-line=\"idle:page.came:3\"><path class=\"line\" d=\"M485 76L485 83Q485 90 478 90L348 90Q341 90 341 97L341 367Q341 374 334 374L254 374Q247 374 247 381L246.7 429Q246.7 436 246.7 443L246.7 500.3Q246.7 506 252.4 506L252.4 506Q258.2 506 258.2 511.8L258.2 532\"/><path class=\"tip\" d=\"M258.2 532L261.8 524L254.5 524Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.loadPage\"><path class=\"line\" d=\"M781 232L781 275Q781 282 788 282L846 282Q853 282 853 289L853 367Q853 374 860 374L985 374Q992 374 992 381L992 442\"/><path class=\"tip\" d=\"M992 442L995.6 434L988.4 434Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.loadPage:2 loading:xstate.error.actor.loadPage\"><path class=\"line\" d=\"M815 232L815 251Q815 258 822 258L1163 258Q1170 258 1170 265L1170 442\"/><path class=\"tip\" d=\"M1170 442L1173.6 434L1166.4 434Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.loadPage:3\"><path class=\"line\" d=\"M764 232L764 379Q764 386 771 386L947 386Q954 386 954 393L954 869Q954 876 961 876L983 876Q990 876 990 883L990 1221Q990 1228 983 1228L883 1228Q876 1228 876 1235L876 1254\"/><path class=\"tip\" d=\"M876 1254L879.6 1246L872.4 1246Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.loadPage:4\"><path class=\"line\" d=\"M747 232L747 251Q747 258 740 258L677 258Q670 258 670 265L670 806\"/><path class=\"tip\" d=\"M670 806L673.6 798L666.4 798Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.loadPage:5\"><path class=\"line\" d=\"M730 232L730 239Q730 246 723 246L425 246Q418 246 418 253L418 379Q418 386 411 386L297 386Q290 386 290 393L289.7 429Q289.7 436 289.7 443L289.7 500.8Q289.7 506 284.4 506L284.4 506Q279.2 506 279.2 511.3L279.2 532\"/><path class=\"tip\" d=\"M279.2 532L282.8 524L275.5 524Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"filled:refresh.requested\"><path class=\"line\" d=\"M234 862L234 933Q234 940 241 940L688 940Q695 940 695 947L695 966\"/><path class=\"tip\" d=\"M695 966L698.6 958L691.4 958Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"filled.ready:more.requested\"><path class=\"line\" d=\"M258.2 572L258.2 650\"/><path class=\"tip\" d=\"M258.2 650L261.8 642L254.5 642Z\"/></g>\n<g class=\"arrow server\" data-line=\"filled.loadingMore:xstate.done.actor.loadPage filled.loadingMore:xstate.error.actor.loadPage\"><path class=\"line\" d=\"M249 690L249 806\"/><path class=\"tip\" d=\"M249 806L252.6 798L245.4 798Z\"/></g>\n<g class=\"arrow server\" data-line=\"filled.loadingMore:xstate.done.actor.loadPage:2\"><path class=\"line\" d=\"M304 690L304 697Q304 704 311 704L575.5 704Q582.5 704 582.5 711L582.5 773Q582.5 780 589.5 780L652.5 780Q659.5 780 659.5 787L659.5 806\"/><path class=\"tip\" d=\"M659.5 806L663.1 798L655.9 798Z\"/></g>\n<g class=\"arrow server\" data-line=\"filled.loadingMore:xstate.done.actor.loadPage:3\"><path class=\"line\" d=\"M294.8 650L294.8 643Q294.8 636 301.8 636L391.2 636Q398.2 636 398.2 629L398.2 593Q398.2 586 391.2 586L286.2 586Q279.2 586 279.2 579L279.2 572\"/><path class=\"tip\" d=\"M279.2 572L275.5 580L282.8 580Z\"/></g>\n<g class=\"arrow many\" data-line=\"filled.failedMore:retry.requested filled.failedMore:connection.restored\"><path class=\"line\" d=\"M281.7 806L281.7 787Q281.7 780 288.7 780L397 780Q404 780 404 773L404 723Q404 716 397 716L283.5 716Q276.5 716 276.5 709L276.5 690\"/><path class=\"tip\" d=\"M276.5 690L272.9 698L280.1 698Z\"/></g>\n<g class=\"arrow server\" data-line=\"refreshing:xstate.done.actor.loadPage refreshing:xstate.error.actor.loadPage\"><path class=\"line\" d=\"M729 1034L729 1041Q729 1048 736 1048L774 1048Q781 1048 781 1055L781 1105Q781 1112 788 1112L831 1112Q838 1112 838 1119L838 1126\"/><path class=\"tip\" d=\"M838 1126L841.6 1118L834.4 1118Z\"/></g>\n<g class=\"arrow server\" data-line=\"refreshing:xstate.done.actor.loadPage:2\"><path class=\"line\" d=\"M661 1034L661 1041Q661 1048 654 1048L543 1048Q536 1048 536 1055L536 1233Q536 1240 543 1240L838 1240Q845 1240 845 1247L845 1254\"/><path class=\"tip\" d=\"M845 1254L848.6 1246L841.4 1246Z\"/></g>\n<g class=\"arrow server\" data-line=\"refreshing:xstate.done.actor.loadPage:3\"><path class=\"line\" d=\"M729 966L729 883Q729 876 736 876L811 876Q818 876 818 869L818 429Q818 422 811 422L703 422Q696 422 696 429L696 777.5Q696 780 693.5 780L693.5 780Q691 780 691 782.5L691 806\"/><path class=\"tip\" d=\"M691 806L694.6 798L687.4 798Z\"/></g>\n<g class=\"arrow server\" data-line=\"refreshing:xstate.done.actor.loadPage:4\"><path class=\"line\" d=\"M661 966L661 959Q661 952 654 952L83 952Q76 952 76 945L76 429Q76 422 83 422L227 422Q234 422 233.8 429L233.8 429Q233.7 436 233.7 443L233.7 511Q233.7 518 240.7 518L240.7 518Q247.7 518 247.7 525L247.7 532\"/><path class=\"tip\" d=\"M247.7 532L251.3 524L244 524Z\"/></g>\n<g class=\"arrow chart\" data-line=\"refreshFailed:\"><path class=\"line\" d=\"M866 1166L866 1254\"/><path class=\"tip\" d=\"M866 1254L869.6 1246L862.4 1246Z\"/></g>\n<g class=\"arrow chart\" data-line=\"refreshFailed::2\"><path class=\"line\" d=\"M866 1126L866 883Q866 876 873 876L898 876Q905 876 905 869L905 417Q905 410 898 410L690 410Q683 410 683 417L683 778.8Q683 780 681.8 780L681.8 780Q680.5 780 680.5 781.3L680.5 806\"/><path class=\"tip\" d=\"M680.5 806L684.1 798L676.9 798Z\"/></g>\n<g class=\"arrow chart\" data-line=\"refreshFailed::3\"><path class=\"line\" d=\"M893 1126L893 1113.5Q893 1112 894.5 1112L894.5 1112Q896 1112 896 1110.5L896 947Q896 940 903 940L935 940Q942 940 942 933L942 405Q942 398 935 398L310 398Q303 398 302.9 405L302.7 429Q302.7 436 302.7 443L302.7 511.5Q302.7 518 296.2 518L296.2 518Q289.7 518 289.7 524.5L289.7 532\"/><path class=\"tip\" d=\"M289.7 532L293.3 524L286 524Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"empty:refresh.requested\"><path class=\"line\" d=\"M856 1254L856 1235Q856 1228 849 1228L702 1228Q695 1228 695 1221L695 1034\"/><path class=\"tip\" d=\"M695 1034L691.4 1042L698.6 1042Z\"/></g>\n<g class=\"arrow many\" data-line=\"failed:load.requested failed:retry.requested failed:refresh.requested failed:connection.restored\"><path class=\"line\" d=\"M1191 442L1191 381Q1191 374 1198 374L1321 374Q1328 374 1328 367L1328 253Q1328 246 1321 246L839 246Q832 246 832 239L832 232\"/><path class=\"tip\" d=\"M832 232L828.4 240L835.6 240Z\"/></g>\n<g class=\"arrow many\" data-line=\"offline:load.requested offline:retry.requested offline:refresh.requested offline:connection.restored\"><path class=\"line\" d=\"M1013 442L1013 277Q1013 270 1006 270L805 270Q798 270 798 263L798 232\"/><path class=\"tip\" d=\"M798 232L794.4 240L801.6 240Z\"/></g>\n<g class=\"label\"><rect x=\"704\" y=\"116\" width=\"153\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"idle:load.requested\" data-who=\"app\"><title>load.requested: Someone wants to see it.</title><rect class=\"hit\" x=\"706\" y=\"120\" width=\"149\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(708 121)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"725\" y=\"131\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">Someone wants to see it</text></g></g>\n<g class=\"label\"><rect x=\"1355\" y=\"890\" width=\"129\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"idle:page.came\" data-who=\"app\"><title>page.came: The first page came with the screen, and there is nothing on it.</title><rect class=\"hit\" x=\"1357\" y=\"894\" width=\"125\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(1359 895)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"1376\" y=\"905\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The first page came</text><text x=\"1376\" y=\"919\" textLength=\"79\" lengthAdjust=\"spacingAndGlyphs\">with the screen</text></g></g>\n<g class=\"label\"><rect x=\"429\" y=\"180\" width=\"129\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"idle:page.came:2\" data-who=\"app\"><title>page.came: The first page came with the screen, and is the last one.</title><rect class=\"hit\" x=\"431\" y=\"184\" width=\"125\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(433 185)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"450\" y=\"195\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The first page came</text><text x=\"450\" y=\"209\" textLength=\"79\" lengthAdjust=\"spacingAndGlyphs\">with the screen</text></g></g>\n<g class=\"label\"><rect x=\"276\" y=\"180\" width=\"129\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"idle:page.came:3\" data-who=\"app\"><title>page.came: The first page came with the screen.</title><rect class=\"hit\" x=\"278\" y=\"184\" width=\"125\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(280 185)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"297\" y=\"195\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The first page came</text><text x=\"297\" y=\"209\" textLength=\"79\" lengthAdjust=\"spacingAndGlyphs\">with the screen</text></g></g>\n<g class=\"label\"><rect x=\"781\" y=\"317\" width=\"143\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.loadPage\" data-who=\"server\"><title>loadPage answered: There is no connection.</title><rect class=\"hit\" x=\"783\" y=\"321\" width=\"139\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(785 322)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"802\" y=\"332\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">There is no connection</text></g></g>\n<g class=\"label\"><rect x=\"1101\" y=\"310\" width=\"138\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.loadPage:2\" data-who=\"server\"><title>loadPage answered: It did not come.</title><rect class=\"hit\" x=\"1103\" y=\"314\" width=\"98\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1105 315)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1122\" y=\"325\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">It did not come</text></g><g class=\"row dim\" data-arrow=\"loading:xstate.error.actor.loadPage\" data-who=\"server\"><title>loadPage broke down</title><rect class=\"hit\" x=\"1103\" y=\"328\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1105 329)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1122\" y=\"339\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">loadPage broke down</text></g></g>\n<g class=\"label\"><rect x=\"913\" y=\"989\" width=\"153\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.loadPage:3\" data-who=\"server\"><title>loadPage answered: There is nothing to show.</title><rect class=\"hit\" x=\"915\" y=\"993\" width=\"149\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(917 994)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"934\" y=\"1004\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">There is nothing to show</text></g></g>\n<g class=\"label\"><rect x=\"598\" y=\"317\" width=\"143\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.loadPage:4\" data-who=\"server\"><title>loadPage answered: That was the last page.</title><rect class=\"hit\" x=\"600\" y=\"321\" width=\"139\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(602 322)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"619\" y=\"332\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">That was the last page</text></g></g>\n<g class=\"label\"><rect x=\"358\" y=\"317\" width=\"120\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.loadPage:5\" data-who=\"server\"><title>loadPage answered: More pages follow.</title><rect class=\"hit\" x=\"360\" y=\"321\" width=\"116\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(362 322)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"379\" y=\"332\" textLength=\"95\" lengthAdjust=\"spacingAndGlyphs\">More pages follow</text></g></g>\n<g class=\"label\"><rect x=\"163\" y=\"897\" width=\"141\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: Pulled down, or told to.</title><rect class=\"hit\" x=\"165\" y=\"901\" width=\"137\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(167 902)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"184\" y=\"912\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Pulled down, or told to</text></g></g>\n<g class=\"label\"><rect x=\"190.2\" y=\"600\" width=\"136\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled.ready:more.requested\" data-who=\"shopper\"><title>more.requested: Scrolled near the end.</title><rect class=\"hit\" x=\"192.2\" y=\"604\" width=\"132\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(194.2 605)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"211.2\" y=\"615\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">Scrolled near the end</text></g></g>\n<g class=\"label\"><rect x=\"180\" y=\"730\" width=\"138\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled.loadingMore:xstate.done.actor.loadPage\" data-who=\"server\"><title>loadPage answered: It did not come.</title><rect class=\"hit\" x=\"182\" y=\"734\" width=\"98\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(184 735)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"201\" y=\"745\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">It did not come</text></g><g class=\"row dim\" data-arrow=\"filled.loadingMore:xstate.error.actor.loadPage\" data-who=\"server\"><title>loadPage broke down</title><rect class=\"hit\" x=\"182\" y=\"748\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(184 749)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"201\" y=\"759\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">loadPage broke down</text></g></g>\n<g class=\"label\"><rect x=\"511\" y=\"737\" width=\"143\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled.loadingMore:xstate.done.actor.loadPage:2\" data-who=\"server\"><title>loadPage answered: That was the last page.</title><rect class=\"hit\" x=\"513\" y=\"741\" width=\"139\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(515 742)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"532\" y=\"752\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">That was the last page</text></g></g>\n<g class=\"label\"><rect x=\"338.2\" y=\"600\" width=\"120\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled.loadingMore:xstate.done.actor.loadPage:3\" data-who=\"server\"><title>loadPage answered: More pages follow.</title><rect class=\"hit\" x=\"340.2\" y=\"604\" width=\"116\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(342.2 605)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"359.2\" y=\"615\" textLength=\"95\" lengthAdjust=\"spacingAndGlyphs\">More pages follow</text></g></g>\n<g class=\"label\"><rect x=\"330\" y=\"730\" width=\"148\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled.failedMore:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"332\" y=\"734\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(334 735)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"351\" y=\"745\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"filled.failedMore:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"332\" y=\"748\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(334 749)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"351\" y=\"759\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"712\" y=\"1062\" width=\"138\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"refreshing:xstate.done.actor.loadPage\" data-who=\"server\"><title>loadPage answered: It did not come.</title><rect class=\"hit\" x=\"714\" y=\"1066\" width=\"98\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(716 1067)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"733\" y=\"1077\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">It did not come</text></g><g class=\"row dim\" data-arrow=\"refreshing:xstate.error.actor.loadPage\" data-who=\"server\"><title>loadPage broke down</title><rect class=\"hit\" x=\"714\" y=\"1080\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(716 1081)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"733\" y=\"1091\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">loadPage broke down</text></g></g>\n<g class=\"label\"><rect x=\"459\" y=\"1135\" width=\"153\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"refreshing:xstate.done.actor.loadPage:2\" data-who=\"server\"><title>loadPage answered: There is nothing to show.</title><rect class=\"hit\" x=\"461\" y=\"1139\" width=\"149\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(463 1140)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"480\" y=\"1150\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">There is nothing to show</text></g></g>\n<g class=\"label\"><rect x=\"746\" y=\"638\" width=\"143\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"refreshing:xstate.done.actor.loadPage:3\" data-who=\"server\"><title>loadPage answered: That was the last page.</title><rect class=\"hit\" x=\"748\" y=\"642\" width=\"139\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(750 643)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"767\" y=\"653\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">That was the last page</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"638\" width=\"120\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"refreshing:xstate.done.actor.loadPage:4\" data-who=\"server\"><title>loadPage answered: More pages follow.</title><rect class=\"hit\" x=\"18\" y=\"642\" width=\"116\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(20 643)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"37\" y=\"653\" textLength=\"95\" lengthAdjust=\"spacingAndGlyphs\">More pages follow</text></g></g>\n<g class=\"label\"><rect x=\"834\" y=\"1192\" width=\"64\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"refreshFailed:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"836\" y=\"1196\" width=\"60\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(838 1197)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"855\" y=\"1207\" textLength=\"39\" lengthAdjust=\"spacingAndGlyphs\">at once</text></g></g>\n<g class=\"label\"><rect x=\"834\" y=\"897\" width=\"64\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"refreshFailed::2\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"836\" y=\"901\" width=\"60\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(838 902)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"855\" y=\"912\" textLength=\"39\" lengthAdjust=\"spacingAndGlyphs\">at once</text></g></g>\n<g class=\"label\"><rect x=\"910\" y=\"897\" width=\"64\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"refreshFailed::3\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"912\" y=\"901\" width=\"60\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(914 902)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"931\" y=\"912\" textLength=\"39\" lengthAdjust=\"spacingAndGlyphs\">at once</text></g></g>\n<g class=\"label\"><rect x=\"624\" y=\"1135\" width=\"141\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"empty:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: Pulled down, or told to.</title><rect class=\"hit\" x=\"626\" y=\"1139\" width=\"137\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(628 1140)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"645\" y=\"1150\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Pulled down, or told to</text></g></g>\n<g class=\"label\"><rect x=\"1251\" y=\"296\" width=\"153\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"failed:load.requested\" data-who=\"app\"><title>load.requested: Someone wants to see it.</title><rect class=\"hit\" x=\"1253\" y=\"300\" width=\"149\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(1255 301)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"1272\" y=\"311\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">Someone wants to see it</text></g><g class=\"row\" data-arrow=\"failed:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"1253\" y=\"314\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1255 315)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1272\" y=\"325\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"failed:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: Pulled down, or told to.</title><rect class=\"hit\" x=\"1253\" y=\"328\" width=\"137\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1255 329)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1272\" y=\"339\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Pulled down, or told to</text></g><g class=\"row\" data-arrow=\"failed:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"1253\" y=\"342\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(1255 343)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"1272\" y=\"353\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"936\" y=\"296\" width=\"153\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"offline:load.requested\" data-who=\"app\"><title>load.requested: Someone wants to see it.</title><rect class=\"hit\" x=\"938\" y=\"300\" width=\"149\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(940 301)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"957\" y=\"311\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">Someone wants to see it</text></g><g class=\"row\" data-arrow=\"offline:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"938\" y=\"314\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(940 315)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"957\" y=\"325\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"offline:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: Pulled down, or told to.</title><rect class=\"hit\" x=\"938\" y=\"328\" width=\"137\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(940 329)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"957\" y=\"339\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Pulled down, or told to</text></g><g class=\"row\" data-arrow=\"offline:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"938\" y=\"342\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(940 343)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"957\" y=\"353\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n</svg>\n",
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "label": "at once",
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
   "label": "at once",
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
   }
  },
  {
   "name": "offline:refresh.requested",
   "key": "pagedList.offline: refresh.requested → pagedList.loading",
   "from": "offline",
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
     "isThere": false,
     "text": "without a connection there is no stream to tell it, and no row to pull"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
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
   "title": "load.requested, done loadPage failed (offline), refresh.requested → \"loading\"",
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
     "event": "refresh.requested",
     "taken": [
      "offline:refresh.requested"
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

(window.flowBook ??= []).push({
 "id": "withdrawal",
 "question": "Which steps must money take before it leaves the balance, and can it leave twice?",
 "description": "Taking money off the balance: quoted, proven with the payment code, audited.",
 "svg": "<svg data-plan=\"23f72b13ee8a553b\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1368 2050\" width=\"1368\" height=\"2050\" role=\"img\" aria-label=\"withdrawal: Taking money off the balance: quoted, proven with the payment code, audited.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1368\" height=\"2050\"/>\n<g class=\"box compound\" data-state=\"withdrawal.preparing\"><title>Nothing is asked for yet, and no money moves.</title><rect x=\"276\" y=\"72\" width=\"473\" height=\"592\" rx=\"12\"/><text class=\"title\" x=\"356\" y=\"93\" textLength=\"64\" lengthAdjust=\"spacingAndGlyphs\">Preparing</text></g>\n<g class=\"leaf\" data-state=\"withdrawal.preparing.loadingTerms\"><title>Balance, charges and earlier targets are on their way.</title><rect x=\"568\" y=\"258\" width=\"114\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"578\" y=\"279\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">Loading terms</text></g>\n<g class=\"leaf\" data-state=\"withdrawal.preparing.termsUnloaded\"><title>The screen says why nothing is there.</title><rect x=\"411.2\" y=\"112\" width=\"127\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"421.2\" y=\"133\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">Terms unloaded</text></g>\n<g class=\"box deep compound\" data-state=\"withdrawal.preparing.filling\"><title>The shopper says where to and how much.</title><rect x=\"292\" y=\"392\" width=\"441\" height=\"256\" rx=\"12\"/><text class=\"title\" x=\"346\" y=\"413\" textLength=\"39\" lengthAdjust=\"spacingAndGlyphs\">Filling</text><g class=\"row\" data-arrow=\"preparing.filling:values.edited\" data-who=\"shopper\"><title>values.edited: What was refused is being changed.</title><rect class=\"hit\" x=\"344\" y=\"422\" width=\"206\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(346 423)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"363\" y=\"433\" textLength=\"185\" lengthAdjust=\"spacingAndGlyphs\">What was refused is being changed</text></g></g>\n<g class=\"history\" data-state=\"withdrawal.preparing.filling.last\"><title>The form last filled in.</title><circle cx=\"331\" cy=\"486\" r=\"12\"/><text class=\"title\" x=\"326\" y=\"490\" textLength=\"11\" lengthAdjust=\"spacingAndGlyphs\">H</text></g>\n<g class=\"leaf\" data-state=\"withdrawal.preparing.filling.choosingMethod\"><title>To a bank card, or on chain.</title><rect x=\"308\" y=\"526\" width=\"136\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"318\" y=\"547\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Choosing method</text></g>\n<g class=\"leaf\" data-state=\"withdrawal.preparing.filling.bank\"><title>Card number and bank.</title><rect x=\"634\" y=\"592\" width=\"54\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"644\" y=\"613\" textLength=\"34\" lengthAdjust=\"spacingAndGlyphs\">Bank</text></g>\n<g class=\"leaf\" data-state=\"withdrawal.preparing.filling.onChain\"><title>Network and address.</title><rect x=\"493\" y=\"592\" width=\"79\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"503\" y=\"613\" textLength=\"59\" lengthAdjust=\"spacingAndGlyphs\">On chain</text></g>\n<g class=\"leaf\" data-state=\"withdrawal.quoting\"><title>Target, amount and charge are fixed for 15 minutes.</title><rect x=\"793\" y=\"762\" width=\"72\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"803\" y=\"783\" textLength=\"52\" lengthAdjust=\"spacingAndGlyphs\">Quoting</text></g>\n<g class=\"box compound\" data-state=\"withdrawal.quoted\"><title>The quote stands, and nothing is held yet.</title><rect x=\"276\" y=\"894\" width=\"536.2\" height=\"552\" rx=\"12\"/><text class=\"title\" x=\"286\" y=\"915\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Quoted</text></g>\n<g class=\"leaf\" data-state=\"withdrawal.quoted.confirming\"><title>Amount, charge and arrival are shown before the button.</title><rect x=\"616.1\" y=\"1390\" width=\"92\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"626.1\" y=\"1411\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Confirming</text></g>\n<g class=\"leaf\" data-state=\"withdrawal.quoted.checkingCode\"><title>Looks whether the shopper has a payment code, and whether it is locked.</title><rect x=\"513.5\" y=\"1090\" width=\"118\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"523.5\" y=\"1111\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">Checking code</text></g>\n<g class=\"leaf\" data-state=\"withdrawal.quoted.provingCode\"><title>A sheet asks for the code, for this quote and its total alone, or says how long it is locked.</title><rect x=\"626.1\" y=\"934\" width=\"106\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"636.1\" y=\"955\" textLength=\"86\" lengthAdjust=\"spacingAndGlyphs\">Proving code</text></g>\n<g class=\"leaf\" data-state=\"withdrawal.quoted.codeNotSet\"><title>“You have not set payment password?”</title><rect x=\"401.7\" y=\"1222\" width=\"104\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"411.7\" y=\"1243\" textLength=\"84\" lengthAdjust=\"spacingAndGlyphs\">Code not set</text></g>\n<g class=\"leaf\" data-state=\"withdrawal.submitting\"><title>The total moves from the balance to what is held.</title><rect x=\"741\" y=\"1530\" width=\"90\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"751\" y=\"1551\" textLength=\"70\" lengthAdjust=\"spacingAndGlyphs\">Submitting</text></g>\n<g class=\"leaf\" data-state=\"withdrawal.unanswered\"><title>Nobody knows whether the sum is held, so nothing can be changed before.</title><rect x=\"666\" y=\"1662\" width=\"103\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"676\" y=\"1683\" textLength=\"83\" lengthAdjust=\"spacingAndGlyphs\">Unanswered</text></g>\n<g class=\"box compound\" data-state=\"withdrawal.handedIn\"><title>The server has it.</title><rect x=\"797\" y=\"1662\" width=\"539\" height=\"356\" rx=\"12\"/><text class=\"title\" x=\"807\" y=\"1683\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Handed in</text></g>\n<g class=\"leaf\" data-state=\"withdrawal.handedIn.auditing\"><title>The sum is held while someone looks at it; the shopper may take it back.</title><rect x=\"1180.5\" y=\"1820\" width=\"90\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1190.5\" y=\"1841\" textLength=\"54\" lengthAdjust=\"spacingAndGlyphs\">Auditing</text><text class=\"code\" x=\"1252.5\" y=\"1841\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">0</text></g>\n<g class=\"leaf\" data-state=\"withdrawal.handedIn.unfollowed\"><title>The record is not followed until the shopper comes back to it.</title><rect x=\"1152.8\" y=\"1702\" width=\"109\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1162.8\" y=\"1723\" textLength=\"73\" lengthAdjust=\"spacingAndGlyphs\">Unfollowed</text><text class=\"code\" x=\"1243.8\" y=\"1723\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">0</text></g>\n<g class=\"leaf\" data-state=\"withdrawal.handedIn.passed\"><title>Paid out, the charge is kept.</title><rect x=\"1205\" y=\"1962\" width=\"86\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1215\" y=\"1983\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Passed</text><text class=\"code\" x=\"1273\" y=\"1983\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">1</text></g>\n<g class=\"leaf\" data-state=\"withdrawal.handedIn.refused\"><title>Not paid out; the shopper reads why.</title><rect x=\"851.5\" y=\"1962\" width=\"92\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"861.5\" y=\"1983\" textLength=\"55\" lengthAdjust=\"spacingAndGlyphs\">Refused</text><text class=\"code\" x=\"924.5\" y=\"1983\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">2</text></g>\n<g class=\"leaf\" data-state=\"withdrawal.handedIn.cancelled\"><title>Taken back by the shopper.</title><rect x=\"1025.5\" y=\"1962\" width=\"107\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1035.5\" y=\"1983\" textLength=\"66\" lengthAdjust=\"spacingAndGlyphs\">Cancelled</text><text class=\"code\" x=\"1109.5\" y=\"1983\" textLength=\"11\" lengthAdjust=\"spacingAndGlyphs\">-1</text></g>\n<circle class=\"dot\" data-start=\"withdrawal\" cx=\"331\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M331 26L331 72\"/><path class=\"tip\" d=\"M331 72L334.6 64L327.4 64Z\"/></g>\n<circle class=\"dot\" data-start=\"withdrawal.preparing\" cx=\"715\" cy=\"147\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M715 152L715 237Q715 244 708 244L660.5 244Q653.5 244 653.5 251L653.5 258\"/><path class=\"tip\" d=\"M653.5 258L657.1 250L649.9 250Z\"/></g>\n<circle class=\"dot\" data-start=\"withdrawal.preparing.filling\" cx=\"376\" cy=\"493\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M376 498L376 526\"/><path class=\"tip\" d=\"M376 526L379.6 518L372.4 518Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"withdrawal.preparing.filling\"><rect x=\"505.5\" y=\"478\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"513.5\" y=\"492\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<circle class=\"dot\" data-start=\"withdrawal.quoted\" cx=\"297\" cy=\"969\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M297 974L297 1369Q297 1376 304 1376L627.5 1376Q634.5 1376 634.5 1383L634.5 1390\"/><path class=\"tip\" d=\"M634.5 1390L638.1 1382L630.8 1382Z\"/></g>\n<circle class=\"dot\" data-start=\"withdrawal.handedIn\" cx=\"1314\" cy=\"1737\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1314 1742L1314 1799Q1314 1806 1307 1806L1255 1806Q1248 1806 1248 1813L1248 1820\"/><path class=\"tip\" d=\"M1248 1820L1251.6 1812L1244.4 1812Z\"/></g>\n<g class=\"arrow server\" data-line=\"preparing.loadingTerms:xstate.done.actor.loadTerms\"><path class=\"line\" d=\"M625 298L625 365Q625 372 618 372L358 372Q351 372 351 379L351 392\"/><path class=\"tip\" d=\"M351 392L354.6 384L347.4 384Z\"/></g>\n<g class=\"arrow server\" data-line=\"preparing.loadingTerms:xstate.done.actor.loadTerms:2 preparing.loadingTerms:xstate.error.actor.loadTerms\"><path class=\"line\" d=\"M596.5 258L596.5 251Q596.5 244 589.5 244L460.5 244Q453.5 244 453.5 237L453.5 152\"/><path class=\"tip\" d=\"M453.5 152L449.9 160L457.1 160Z\"/></g>\n<g class=\"arrow many\" data-line=\"preparing.termsUnloaded:retry.requested preparing.termsUnloaded:connection.restored preparing.termsUnloaded:withdrawal.shown\"><path class=\"line\" d=\"M495.8 152L495.8 159Q495.8 166 502.8 166L618 166Q625 166 625 173L625 258\"/><path class=\"tip\" d=\"M625 258L628.6 250L621.4 250Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"preparing.filling:method.chosen\"><path class=\"line\" d=\"M559.5 498L559.5 505Q559.5 512 566.5 512L654 512Q661 512 661 519L661 592\"/><path class=\"tip\" d=\"M661 592L664.6 584L657.4 584Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"preparing.filling:method.chosen:2\"><path class=\"line\" d=\"M532.5 498L532.5 592\"/><path class=\"tip\" d=\"M532.5 592L536.1 584L528.9 584Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"preparing.filling:quote.requested\"><path class=\"line\" d=\"M321 648L321 677Q321 684 328 684L772 684Q779 684 779 691L779 741Q779 748 786 748L810 748Q817 748 817 755L817 762\"/><path class=\"tip\" d=\"M817 762L820.6 754L813.4 754Z\"/></g>\n<g class=\"arrow server\" data-line=\"quoting:xstate.done.actor.quoteWithdrawal\"><path class=\"line\" d=\"M811 802L811 809Q811 816 804 816L692 816Q685 816 685 823L685 873Q685 880 692 880L789 880Q796 880 796 887L796 894\"/><path class=\"tip\" d=\"M796 894L799.6 886L792.4 886Z\"/></g>\n<g class=\"arrow server\" data-line=\"quoting:xstate.done.actor.quoteWithdrawal:2 quoting:xstate.error.actor.quoteWithdrawal\"><path class=\"line\" d=\"M841 762L841 755Q841 748 848 748L858 748Q865 748 865 741L865 59Q865 52 858 52L358 52Q351 52 351 59L351 355Q351 360 346 360L346 360Q341 360 341 365L341 458Q341 460 339 460L339 460Q337 460 337 462L337 474\"/><path class=\"tip\" d=\"M337 474L340.6 466L333.4 466Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"quoted:form.reopened\"><path class=\"line\" d=\"M776 1446L776 1459Q776 1466 769 1466L267 1466Q260 1466 260 1459L260 59Q260 52 267 52L301 52Q308 52 308 59L308 353Q308 360 315 360L324 360Q331 360 331 367L331 474\"/><path class=\"tip\" d=\"M331 474L334.6 466L327.4 466Z\"/></g>\n<g class=\"arrow clock\" data-line=\"quoted:xstate.after.quoteLeft.withdrawal.quoted\"><path class=\"line\" d=\"M796 1446L796 1459Q796 1466 803 1466L822 1466Q829 1466 829 1459L829 802\"/><path class=\"tip\" d=\"M829 802L825.4 810L832.6 810Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"quoted.confirming:withdrawal.confirmed\"><path class=\"line\" d=\"M671.3 1390L671.3 1359Q671.3 1352 664.3 1352L599.2 1352Q592.2 1352 592.2 1345L592.2 1130\"/><path class=\"tip\" d=\"M592.2 1130L588.5 1138L595.8 1138Z\"/></g>\n<g class=\"arrow server\" data-line=\"quoted.checkingCode:xstate.done.actor.readCodeSet\"><path class=\"line\" d=\"M552.8 1130L552.8 1137Q552.8 1144 545.8 1144L478 1144Q471 1144 471 1151L471 1222\"/><path class=\"tip\" d=\"M471 1222L474.6 1214L467.4 1214Z\"/></g>\n<g class=\"arrow server\" data-line=\"quoted.checkingCode:xstate.done.actor.readCodeSet:2 quoted.checkingCode:xstate.error.actor.readCodeSet\"><path class=\"line\" d=\"M572.5 1090L572.5 1007Q572.5 1000 579.5 1000L661.5 1000Q668.5 1000 668.5 993L668.5 974\"/><path class=\"tip\" d=\"M668.5 974L664.8 982L672.1 982Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"quoted.provingCode:code.proven\"><path class=\"line\" d=\"M710.9 974L710.9 981Q710.9 988 717.9 988L779.2 988Q786.2 988 786.2 995L786 1445Q786 1452 786 1459L786 1530\"/><path class=\"tip\" d=\"M786 1530L789.6 1522L782.4 1522Z\"/></g>\n<g class=\"arrow app\" data-line=\"quoted.provingCode:code.missing\"><path class=\"line\" d=\"M647.3 974L647.3 981Q647.3 988 640.3 988L396.5 988Q389.5 988 389.5 995L389.5 1201Q389.5 1208 396.5 1208L429.3 1208Q436.3 1208 436.3 1215L436.3 1222\"/><path class=\"tip\" d=\"M436.3 1222L440 1214L432.7 1214Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"quoted.provingCode:code.dismissed\"><path class=\"line\" d=\"M689.7 974L689.7 1390\"/><path class=\"tip\" d=\"M689.7 1390L693.3 1382L686 1382Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"quoted.codeNotSet:settings.opened quoted.codeNotSet:question.closed\"><path class=\"line\" d=\"M453.7 1262L453.7 1357Q453.7 1364 460.7 1364L645.9 1364Q652.9 1364 652.9 1371L652.9 1390\"/><path class=\"tip\" d=\"M652.9 1390L656.5 1382L649.2 1382Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.withdraw\"><path class=\"line\" d=\"M809 1570L809 1577Q809 1584 816 1584L970 1584Q977 1584 977 1591L977 1662\"/><path class=\"tip\" d=\"M977 1662L980.6 1654L973.4 1654Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.withdraw:2\"><path class=\"line\" d=\"M809 1530L809 1523Q809 1516 816 1516L902 1516Q909 1516 909 1509L909 823Q909 816 902 816L854 816Q847 816 847 809L847 802\"/><path class=\"tip\" d=\"M847 802L843.4 810L850.6 810Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.withdraw:3\"><path class=\"line\" d=\"M764 1530L764 1523Q764 1516 757 1516L107 1516Q100 1516 100 1509L100 47Q100 40 107 40L314 40Q321 40 321 47L321 458Q321 460 323 460L323 460Q325 460 325 462L325 474\"/><path class=\"tip\" d=\"M325 474L328.6 466L321.4 466Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.withdraw:4 submitting:xstate.error.actor.withdraw\"><path class=\"line\" d=\"M764 1570L764 1577Q764 1584 757 1584L621 1584Q614 1584 614 1591L614 1641Q614 1648 621 1648L693 1648Q700 1648 700 1655L700 1662\"/><path class=\"tip\" d=\"M700 1662L703.6 1654L696.4 1654Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"unanswered:retry.requested\"><path class=\"line\" d=\"M735 1662L735 1655Q735 1648 742 1648L779 1648Q786 1648 786 1641L786 1570\"/><path class=\"tip\" d=\"M786 1570L782.4 1578L789.6 1578Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"handedIn:withdrawal.renewed\"><path class=\"line\" d=\"M1156 1662L1156 47Q1156 40 1149 40L348 40Q341 40 341 47L341 72\"/><path class=\"tip\" d=\"M341 72L344.6 64L337.4 64Z\"/></g>\n<g class=\"arrow server\" data-line=\"handedIn.auditing:xstate.done.actor.followAudit\"><path class=\"line\" d=\"M1248 1860L1248 1962\"/><path class=\"tip\" d=\"M1248 1962L1251.6 1954L1244.4 1954Z\"/></g>\n<g class=\"arrow server\" data-line=\"handedIn.auditing:xstate.done.actor.followAudit:2\"><path class=\"line\" d=\"M1203 1860L1203 1867Q1203 1874 1196 1874L904.5 1874Q897.5 1874 897.5 1881L897.5 1962\"/><path class=\"tip\" d=\"M897.5 1962L901.1 1954L893.9 1954Z\"/></g>\n<g class=\"arrow server\" data-line=\"handedIn.auditing:xstate.done.actor.followAudit:3\"><path class=\"line\" d=\"M1225.5 1860L1225.5 1879Q1225.5 1886 1218.5 1886L1086 1886Q1079 1886 1079 1893L1079 1962\"/><path class=\"tip\" d=\"M1079 1962L1082.6 1954L1075.4 1954Z\"/></g>\n<g class=\"arrow server dim\" data-line=\"handedIn.auditing:xstate.error.actor.followAudit\"><path class=\"line\" d=\"M1225.5 1820L1225.5 1742\"/><path class=\"tip\" d=\"M1225.5 1742L1221.9 1750L1229.1 1750Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"handedIn.unfollowed:withdrawal.shown\"><path class=\"line\" d=\"M1189.2 1742L1189.2 1749Q1189.2 1756 1182.2 1756L1092 1756Q1085 1756 1085 1763L1085 1799Q1085 1806 1092 1806L1196 1806Q1203 1806 1203 1813L1203 1820\"/><path class=\"tip\" d=\"M1203 1820L1206.6 1812L1199.4 1812Z\"/></g>\n<g class=\"label\"><rect x=\"562.5\" y=\"324\" width=\"125\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.loadingTerms:xstate.done.actor.loadTerms\" data-who=\"server\"><title>loadTerms answered: The terms are here.</title><rect class=\"hit\" x=\"564.5\" y=\"328\" width=\"121\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(566.5 329)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"583.5\" y=\"339\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The terms are here</text></g></g>\n<g class=\"label\"><rect x=\"368\" y=\"187\" width=\"171\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.loadingTerms:xstate.done.actor.loadTerms:2\" data-who=\"server\"><title>loadTerms answered: The terms could not be read.</title><rect class=\"hit\" x=\"370\" y=\"191\" width=\"167\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(372 192)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"389\" y=\"202\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">The terms could not be read</text></g><g class=\"row dim\" data-arrow=\"preparing.loadingTerms:xstate.error.actor.loadTerms\" data-who=\"server\"><title>loadTerms broke down</title><rect class=\"hit\" x=\"370\" y=\"205\" width=\"140\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(372 206)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"389\" y=\"216\" textLength=\"119\" lengthAdjust=\"spacingAndGlyphs\">loadTerms broke down</text></g></g>\n<g class=\"label\"><rect x=\"551\" y=\"180\" width=\"148\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.termsUnloaded:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"553\" y=\"184\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(555 185)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"572\" y=\"195\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"preparing.termsUnloaded:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"553\" y=\"198\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(555 199)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"572\" y=\"209\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g><g class=\"row\" data-arrow=\"preparing.termsUnloaded:withdrawal.shown\" data-who=\"shopper\"><title>withdrawal.shown: It is shown again.</title><rect class=\"hit\" x=\"553\" y=\"212\" width=\"108\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(555 213)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"572\" y=\"223\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">It is shown again</text></g></g>\n<g class=\"label\"><rect x=\"605\" y=\"528\" width=\"112\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.filling:method.chosen\" data-who=\"shopper\"><title>method.chosen: The money goes to a bank card.</title><rect class=\"hit\" x=\"607\" y=\"532\" width=\"108\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(609 533)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"626\" y=\"543\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">The money goes</text><text x=\"626\" y=\"557\" textLength=\"74\" lengthAdjust=\"spacingAndGlyphs\">to a bank card</text></g></g>\n<g class=\"label\"><rect x=\"472\" y=\"528\" width=\"121\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.filling:method.chosen:2\" data-who=\"shopper\"><title>method.chosen: The money goes to a chain address.</title><rect class=\"hit\" x=\"474\" y=\"532\" width=\"117\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(476 533)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"493\" y=\"543\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">The money goes</text><text x=\"493\" y=\"557\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">to a chain address</text></g></g>\n<g class=\"label\"><rect x=\"708\" y=\"698\" width=\"141\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.filling:quote.requested\" data-who=\"shopper\"><title>quote.requested: The shopper wants to see charge and arrival.</title><rect class=\"hit\" x=\"710\" y=\"702\" width=\"137\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(712 703)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"729\" y=\"713\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants to</text><text x=\"729\" y=\"727\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">see charge and arrival</text></g></g>\n<g class=\"label\"><rect x=\"616\" y=\"830\" width=\"137\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"quoting:xstate.done.actor.quoteWithdrawal\" data-who=\"server\"><title>quoteWithdrawal answered: What leaves and what arrives is shown.</title><rect class=\"hit\" x=\"618\" y=\"834\" width=\"133\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(620 835)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"637\" y=\"845\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">What leaves and</text><text x=\"637\" y=\"859\" textLength=\"112\" lengthAdjust=\"spacingAndGlyphs\">what arrives is shown</text></g></g>\n<g class=\"label\"><rect x=\"777\" y=\"343\" width=\"176\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"quoting:xstate.done.actor.quoteWithdrawal:2\" data-who=\"server\"><title>quoteWithdrawal answered: Amount or target has to be changed, or nobody answered.</title><rect class=\"hit\" x=\"779\" y=\"347\" width=\"117\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(781 348)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"798\" y=\"358\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">Amount or target</text><text x=\"798\" y=\"372\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">has to be changed</text></g><g class=\"row dim\" data-arrow=\"quoting:xstate.error.actor.quoteWithdrawal\" data-who=\"server\"><title>quoteWithdrawal broke down</title><rect class=\"hit\" x=\"779\" y=\"375\" width=\"172\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(781 376)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"798\" y=\"386\" textLength=\"151\" lengthAdjust=\"spacingAndGlyphs\">quoteWithdrawal broke down</text></g></g>\n<g class=\"label\"><rect x=\"196\" y=\"764\" width=\"127\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"quoted:form.reopened\" data-who=\"shopper\"><title>form.reopened: The shopper changes something.</title><rect class=\"hit\" x=\"198\" y=\"768\" width=\"123\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(200 769)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"217\" y=\"779\" textLength=\"66\" lengthAdjust=\"spacingAndGlyphs\">The shopper</text><text x=\"217\" y=\"793\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">changes something</text></g></g>\n<g class=\"label\"><rect x=\"765\" y=\"837\" width=\"128\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"quoted:xstate.after.quoteLeft.withdrawal.quoted\" data-who=\"clock\"><title>after quoteLeft: The quote is too old: quoted again.</title><rect class=\"hit\" x=\"767\" y=\"841\" width=\"124\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(769 842)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"786\" y=\"852\" textLength=\"103\" lengthAdjust=\"spacingAndGlyphs\">The quote is too old</text></g></g>\n<g class=\"label\"><rect x=\"533.7\" y=\"1224\" width=\"117\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"quoted.confirming:withdrawal.confirmed\" data-who=\"shopper\"><title>withdrawal.confirmed: The shopper wants exactly this.</title><rect class=\"hit\" x=\"535.7\" y=\"1228\" width=\"113\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(537.7 1229)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"554.7\" y=\"1239\" textLength=\"66\" lengthAdjust=\"spacingAndGlyphs\">The shopper</text><text x=\"554.7\" y=\"1253\" textLength=\"92\" lengthAdjust=\"spacingAndGlyphs\">wants exactly this</text></g></g>\n<g class=\"label\"><rect x=\"406.5\" y=\"1158\" width=\"129\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"quoted.checkingCode:xstate.done.actor.readCodeSet\" data-who=\"server\"><title>readCodeSet answered: The shopper has no payment code yet.</title><rect class=\"hit\" x=\"408.5\" y=\"1162\" width=\"125\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(410.5 1163)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"427.5\" y=\"1173\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The shopper has no</text><text x=\"427.5\" y=\"1187\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">payment code yet</text></g></g>\n<g class=\"label\"><rect x=\"493.5\" y=\"1014\" width=\"158\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"quoted.checkingCode:xstate.done.actor.readCodeSet:2\" data-who=\"server\"><title>readCodeSet answered: There is one, or nobody answered: the check of the code tells as well.</title><rect class=\"hit\" x=\"495.5\" y=\"1018\" width=\"114\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(497.5 1019)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"514.5\" y=\"1029\" textLength=\"82\" lengthAdjust=\"spacingAndGlyphs\">There is one, or</text><text x=\"514.5\" y=\"1043\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">nobody answered</text></g><g class=\"row dim\" data-arrow=\"quoted.checkingCode:xstate.error.actor.readCodeSet\" data-who=\"server\"><title>readCodeSet broke down</title><rect class=\"hit\" x=\"495.5\" y=\"1046\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(497.5 1047)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"514.5\" y=\"1057\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">readCodeSet broke down</text></g></g>\n<g class=\"label\"><rect x=\"730\" y=\"1480\" width=\"112\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"quoted.provingCode:code.proven\" data-who=\"shopper\"><title>code.proven: The code is right.</title><rect class=\"hit\" x=\"732\" y=\"1484\" width=\"108\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(734 1485)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"751\" y=\"1495\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">The code is right</text></g></g>\n<g class=\"label\"><rect x=\"314\" y=\"1092\" width=\"151\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"quoted.provingCode:code.missing\" data-who=\"app\"><title>code.missing: The check found that no payment code was set.</title><rect class=\"hit\" x=\"316\" y=\"1096\" width=\"147\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(318 1097)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"335\" y=\"1107\" textLength=\"126\" lengthAdjust=\"spacingAndGlyphs\">The check found that no</text><text x=\"335\" y=\"1121\" textLength=\"117\" lengthAdjust=\"spacingAndGlyphs\">payment code was set</text></g></g>\n<g class=\"label\"><rect x=\"609.2\" y=\"1165\" width=\"161\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"quoted.provingCode:code.dismissed\" data-who=\"shopper\"><title>code.dismissed: The shopper left the sheet.</title><rect class=\"hit\" x=\"611.2\" y=\"1169\" width=\"157\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(613.2 1170)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"630.2\" y=\"1180\" textLength=\"136\" lengthAdjust=\"spacingAndGlyphs\">The shopper left the sheet</text></g></g>\n<g class=\"label\"><rect x=\"370.7\" y=\"1288\" width=\"166\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"quoted.codeNotSet:settings.opened\" data-who=\"shopper\"><title>settings.opened: The shopper sets a code in the settings and comes back.</title><rect class=\"hit\" x=\"372.7\" y=\"1292\" width=\"162\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(374.7 1293)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"391.7\" y=\"1303\" textLength=\"141\" lengthAdjust=\"spacingAndGlyphs\">The shopper sets a code in</text><text x=\"391.7\" y=\"1317\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">the settings and comes …</text></g><g class=\"row\" data-arrow=\"quoted.codeNotSet:question.closed\" data-who=\"shopper\"><title>question.closed: Not now.</title><rect class=\"hit\" x=\"372.7\" y=\"1320\" width=\"64\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(374.7 1321)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"391.7\" y=\"1331\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Not now</text></g></g>\n<g class=\"label\"><rect x=\"878\" y=\"1605\" width=\"197\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.withdraw\" data-who=\"server\"><title>withdraw answered: The sum is held until the audit.</title><rect class=\"hit\" x=\"880\" y=\"1609\" width=\"193\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(882 1610)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><g class=\"icon coin\" transform=\"translate(899 1610)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"916\" y=\"1620\" textLength=\"155\" lengthAdjust=\"spacingAndGlyphs\">The sum is held until the audit</text></g></g>\n<g class=\"label\"><rect x=\"856\" y=\"1155\" width=\"105\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.withdraw:2\" data-who=\"server\"><title>withdraw answered: Fifteen minutes since the quote, or two since the code: quoted again.</title><rect class=\"hit\" x=\"858\" y=\"1159\" width=\"101\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(860 1160)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"877\" y=\"1170\" textLength=\"80\" lengthAdjust=\"spacingAndGlyphs\">Fifteen minutes</text><text x=\"877\" y=\"1184\" textLength=\"80\" lengthAdjust=\"spacingAndGlyphs\">since the quote</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"764\" width=\"168\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.withdraw:3\" data-who=\"server\"><title>withdraw answered: The balance is too low by now, or the quote was used.</title><rect class=\"hit\" x=\"18\" y=\"768\" width=\"164\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(20 769)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"37\" y=\"779\" textLength=\"132\" lengthAdjust=\"spacingAndGlyphs\">The balance is too low by</text><text x=\"37\" y=\"793\" textLength=\"143\" lengthAdjust=\"spacingAndGlyphs\">now, or the quote was used</text></g></g>\n<g class=\"label\"><rect x=\"535\" y=\"1598\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.withdraw:4\" data-who=\"server\"><title>withdraw answered: The answer never arrived.</title><rect class=\"hit\" x=\"537\" y=\"1602\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(539 1603)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"556\" y=\"1613\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"submitting:xstate.error.actor.withdraw\" data-who=\"server\"><title>withdraw broke down</title><rect class=\"hit\" x=\"537\" y=\"1616\" width=\"131\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(539 1617)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"556\" y=\"1627\" textLength=\"110\" lengthAdjust=\"spacingAndGlyphs\">withdraw broke down</text></g></g>\n<g class=\"label\"><rect x=\"705\" y=\"1598\" width=\"161\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"unanswered:retry.requested\" data-who=\"shopper\"><title>retry.requested: Sends the same again, so nothing is withdrawn twice.</title><rect class=\"hit\" x=\"707\" y=\"1602\" width=\"157\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(709 1603)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"726\" y=\"1613\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">Sends the same again, so</text><text x=\"726\" y=\"1627\" textLength=\"136\" lengthAdjust=\"spacingAndGlyphs\">nothing is withdrawn twice</text></g></g>\n<g class=\"label\"><rect x=\"1093\" y=\"830\" width=\"125\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn:withdrawal.renewed\" data-who=\"shopper\"><title>withdrawal.renewed: The shopper begins another one; this one stays in the record.</title><rect class=\"hit\" x=\"1095\" y=\"834\" width=\"121\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1097 835)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1114\" y=\"845\" textLength=\"66\" lengthAdjust=\"spacingAndGlyphs\">The shopper</text><text x=\"1114\" y=\"859\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">begins another one</text></g></g>\n<g class=\"label\"><rect x=\"1176\" y=\"1900\" width=\"144\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn.auditing:xstate.done.actor.followAudit\" data-who=\"server\"><title>followAudit answered: The amount is on its way to the target.</title><rect class=\"hit\" x=\"1178\" y=\"1904\" width=\"140\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1180 1905)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><g class=\"icon coin\" transform=\"translate(1197 1905)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"1214\" y=\"1915\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">The amount is on</text><text x=\"1214\" y=\"1929\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">its way to the target</text></g></g>\n<g class=\"label\"><rect x=\"813\" y=\"1900\" width=\"169\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn.auditing:xstate.done.actor.followAudit:2\" data-who=\"server\"><title>followAudit answered: The held sum is back, and the reason is known.</title><rect class=\"hit\" x=\"815\" y=\"1904\" width=\"165\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(817 1905)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><g class=\"icon coin\" transform=\"translate(834 1905)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"851\" y=\"1915\" textLength=\"114\" lengthAdjust=\"spacingAndGlyphs\">The held sum is back,</text><text x=\"851\" y=\"1929\" textLength=\"127\" lengthAdjust=\"spacingAndGlyphs\">and the reason is known</text></g></g>\n<g class=\"label\"><rect x=\"994\" y=\"1907\" width=\"170\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn.auditing:xstate.done.actor.followAudit:3\" data-who=\"server\"><title>followAudit answered: The shopper took it back; the held sum is available again.</title><rect class=\"hit\" x=\"996\" y=\"1911\" width=\"166\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(998 1912)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><g class=\"icon coin\" transform=\"translate(1015 1912)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"1032\" y=\"1922\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">The shopper took it back</text></g></g>\n<g class=\"label\"><rect x=\"1153\" y=\"1770\" width=\"145\" height=\"22\" rx=\"6\"/><g class=\"row dim\" data-arrow=\"handedIn.auditing:xstate.error.actor.followAudit\" data-who=\"server\"><title>followAudit broke down</title><rect class=\"hit\" x=\"1155\" y=\"1774\" width=\"141\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1157 1775)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1174\" y=\"1785\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">followAudit broke down</text></g></g>\n<g class=\"label\"><rect x=\"1029\" y=\"1770\" width=\"112\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn.unfollowed:withdrawal.shown\" data-who=\"shopper\"><title>withdrawal.shown: It is shown again.</title><rect class=\"hit\" x=\"1031\" y=\"1774\" width=\"108\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1033 1775)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1050\" y=\"1785\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">It is shown again</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "withdrawal.preparing",
   "name": "preparing",
   "title": "Preparing",
   "code": null,
   "kind": "compound",
   "description": "Nothing is asked for yet, and no money moves.",
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
   "id": "withdrawal.preparing.loadingTerms",
   "name": "preparing.loadingTerms",
   "title": "Loading terms",
   "code": null,
   "kind": "leaf",
   "description": "Balance, charges and earlier targets are on their way.",
   "tags": [
    "busy"
   ],
   "calls": [
    "loadTerms"
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
     "file": "screens/withdrawal/preparing.loadingTerms.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawal/preparing.loadingTerms.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawal/preparing.loadingTerms.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawal/preparing.loadingTerms.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawal.preparing.termsUnloaded",
   "name": "preparing.termsUnloaded",
   "title": "Terms unloaded",
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
     "file": "screens/withdrawal/preparing.termsUnloaded.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawal/preparing.termsUnloaded.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawal/preparing.termsUnloaded.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawal/preparing.termsUnloaded.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawal.preparing.filling",
   "name": "preparing.filling",
   "title": "Filling",
   "code": null,
   "kind": "compound",
   "description": "The shopper says where to and how much.",
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
   "id": "withdrawal.preparing.filling.last",
   "name": "preparing.filling.last",
   "title": "Last",
   "code": null,
   "kind": "history",
   "description": "The form last filled in.",
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
   "id": "withdrawal.preparing.filling.choosingMethod",
   "name": "preparing.filling.choosingMethod",
   "title": "Choosing method",
   "code": null,
   "kind": "leaf",
   "description": "To a bank card, or on chain.",
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
     "file": "screens/withdrawal/preparing.filling.choosingMethod.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawal/preparing.filling.choosingMethod.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawal/preparing.filling.choosingMethod.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawal/preparing.filling.choosingMethod.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawal.preparing.filling.bank",
   "name": "preparing.filling.bank",
   "title": "Bank",
   "code": null,
   "kind": "leaf",
   "description": "Card number and bank.",
   "tags": [
    "form"
   ],
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
     "file": "screens/withdrawal/preparing.filling.bank.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawal/preparing.filling.bank.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawal/preparing.filling.bank.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawal/preparing.filling.bank.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawal.preparing.filling.onChain",
   "name": "preparing.filling.onChain",
   "title": "On chain",
   "code": null,
   "kind": "leaf",
   "description": "Network and address.",
   "tags": [
    "form"
   ],
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
     "file": "screens/withdrawal/preparing.filling.onChain.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawal/preparing.filling.onChain.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawal/preparing.filling.onChain.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawal/preparing.filling.onChain.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawal.quoting",
   "name": "quoting",
   "title": "Quoting",
   "code": null,
   "kind": "leaf",
   "description": "Target, amount and charge are fixed for 15 minutes.",
   "tags": [
    "form",
    "busy"
   ],
   "calls": [
    "quoteWithdrawal"
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
     "file": "screens/withdrawal/quoting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawal/quoting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawal/quoting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawal/quoting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawal.quoted",
   "name": "quoted",
   "title": "Quoted",
   "code": null,
   "kind": "compound",
   "description": "The quote stands, and nothing is held yet.",
   "tags": [
    "quote"
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
   "id": "withdrawal.quoted.confirming",
   "name": "quoted.confirming",
   "title": "Confirming",
   "code": null,
   "kind": "leaf",
   "description": "Amount, charge and arrival are shown before the button.",
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
     "file": "screens/withdrawal/quoted.confirming.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawal/quoted.confirming.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawal/quoted.confirming.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawal/quoted.confirming.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawal.quoted.checkingCode",
   "name": "quoted.checkingCode",
   "title": "Checking code",
   "code": null,
   "kind": "leaf",
   "description": "Looks whether the shopper has a payment code, and whether it is locked.",
   "tags": [],
   "calls": [
    "readCodeSet"
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
     "file": "screens/withdrawal/quoted.checkingCode.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawal/quoted.checkingCode.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawal/quoted.checkingCode.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawal/quoted.checkingCode.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawal.quoted.provingCode",
   "name": "quoted.provingCode",
   "title": "Proving code",
   "code": null,
   "kind": "leaf",
   "description": "A sheet asks for the code, for this quote and its total alone, or says how long it is locked.",
   "tags": [],
   "calls": [
    "askForCode"
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
     "file": "screens/withdrawal/quoted.provingCode.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawal/quoted.provingCode.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawal/quoted.provingCode.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawal/quoted.provingCode.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawal.quoted.codeNotSet",
   "name": "quoted.codeNotSet",
   "title": "Code not set",
   "code": null,
   "kind": "leaf",
   "description": "“You have not set payment password?”",
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
     "file": "screens/withdrawal/quoted.codeNotSet.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawal/quoted.codeNotSet.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawal/quoted.codeNotSet.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawal/quoted.codeNotSet.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawal.submitting",
   "name": "submitting",
   "title": "Submitting",
   "code": null,
   "kind": "leaf",
   "description": "The total moves from the balance to what is held.",
   "tags": [
    "quote",
    "busy"
   ],
   "calls": [
    "withdraw"
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
     "file": "screens/withdrawal/submitting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawal/submitting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawal/submitting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawal/submitting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawal.unanswered",
   "name": "unanswered",
   "title": "Unanswered",
   "code": null,
   "kind": "leaf",
   "description": "Nobody knows whether the sum is held, so nothing can be changed before.",
   "tags": [
    "quote"
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
     "file": "screens/withdrawal/unanswered.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawal/unanswered.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawal/unanswered.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawal/unanswered.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawal.handedIn",
   "name": "handedIn",
   "title": "Handed in",
   "code": null,
   "kind": "compound",
   "description": "The server has it.",
   "tags": [
    "handedIn"
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
   "id": "withdrawal.handedIn.auditing",
   "name": "handedIn.auditing",
   "title": "Auditing",
   "code": 0,
   "kind": "leaf",
   "description": "The sum is held while someone looks at it; the shopper may take it back.",
   "tags": [],
   "calls": [
    "followAudit"
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
     "file": "screens/withdrawal/handedIn.auditing.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawal/handedIn.auditing.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawal/handedIn.auditing.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawal/handedIn.auditing.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawal.handedIn.unfollowed",
   "name": "handedIn.unfollowed",
   "title": "Unfollowed",
   "code": 0,
   "kind": "leaf",
   "description": "The record is not followed until the shopper comes back to it.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "only a fault of the app leads there"
   },
   "screens": []
  },
  {
   "id": "withdrawal.handedIn.passed",
   "name": "handedIn.passed",
   "title": "Passed",
   "code": 1,
   "kind": "leaf",
   "description": "Paid out, the charge is kept.",
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
     "file": "screens/withdrawal/handedIn.passed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawal/handedIn.passed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawal/handedIn.passed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawal/handedIn.passed.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawal.handedIn.refused",
   "name": "handedIn.refused",
   "title": "Refused",
   "code": 2,
   "kind": "leaf",
   "description": "Not paid out; the shopper reads why.",
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
     "file": "screens/withdrawal/handedIn.refused.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawal/handedIn.refused.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawal/handedIn.refused.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawal/handedIn.refused.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawal.handedIn.cancelled",
   "name": "handedIn.cancelled",
   "title": "Cancelled",
   "code": -1,
   "kind": "leaf",
   "description": "Taken back by the shopper.",
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
     "file": "screens/withdrawal/handedIn.cancelled.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawal/handedIn.cancelled.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawal/handedIn.cancelled.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawal/handedIn.cancelled.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "preparing.loadingTerms:xstate.done.actor.loadTerms",
   "key": "withdrawal.preparing.loadingTerms: xstate.done.actor.loadTerms → withdrawal.preparing.filling [branch 1]",
   "from": "preparing.loadingTerms",
   "to": [
    "preparing.filling"
   ],
   "event": "xstate.done.actor.loadTerms",
   "words": "loadTerms answered",
   "label": "The terms are here",
   "description": "The terms are here.",
   "who": "server",
   "isMoney": false,
   "guard": "isLoaded",
   "effects": [
    "keepAnswer"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/extract"
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
   "name": "preparing.loadingTerms:xstate.done.actor.loadTerms:2",
   "key": "withdrawal.preparing.loadingTerms: xstate.done.actor.loadTerms → withdrawal.preparing.termsUnloaded [branch 2]",
   "from": "preparing.loadingTerms",
   "to": [
    "preparing.termsUnloaded"
   ],
   "event": "xstate.done.actor.loadTerms",
   "words": "loadTerms answered",
   "label": "The terms could not be read",
   "description": "The terms could not be read.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepAnswer"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/extract"
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
   "name": "preparing.loadingTerms:xstate.error.actor.loadTerms",
   "key": "withdrawal.preparing.loadingTerms: xstate.error.actor.loadTerms → withdrawal.preparing.termsUnloaded",
   "from": "preparing.loadingTerms",
   "to": [
    "preparing.termsUnloaded"
   ],
   "event": "xstate.error.actor.loadTerms",
   "words": "loadTerms broke down",
   "label": "loadTerms broke down",
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/extract"
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
   "name": "preparing.termsUnloaded:retry.requested",
   "key": "withdrawal.preparing.termsUnloaded: retry.requested → withdrawal.preparing.loadingTerms",
   "from": "preparing.termsUnloaded",
   "to": [
    "preparing.loadingTerms"
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/extract",
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
   "name": "preparing.termsUnloaded:connection.restored",
   "key": "withdrawal.preparing.termsUnloaded: connection.restored → withdrawal.preparing.loadingTerms",
   "from": "preparing.termsUnloaded",
   "to": [
    "preparing.loadingTerms"
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/extract",
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
   "name": "preparing.termsUnloaded:withdrawal.shown",
   "key": "withdrawal.preparing.termsUnloaded: withdrawal.shown → withdrawal.preparing.loadingTerms",
   "from": "preparing.termsUnloaded",
   "to": [
    "preparing.loadingTerms"
   ],
   "event": "withdrawal.shown",
   "words": "withdrawal.shown",
   "label": "It is shown again",
   "description": "It is shown again.",
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/extract",
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
   "name": "preparing.filling:method.chosen",
   "key": "withdrawal.preparing.filling: method.chosen → withdrawal.preparing.filling.bank [branch 1]",
   "from": "preparing.filling",
   "to": [
    "preparing.filling.bank"
   ],
   "event": "method.chosen",
   "words": "method.chosen",
   "label": "The money goes to a bank card",
   "description": "The money goes to a bank card.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isBank",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
    "noticed": 5
   }
  },
  {
   "name": "preparing.filling:method.chosen:2",
   "key": "withdrawal.preparing.filling: method.chosen → withdrawal.preparing.filling.onChain [branch 2]",
   "from": "preparing.filling",
   "to": [
    "preparing.filling.onChain"
   ],
   "event": "method.chosen",
   "words": "method.chosen",
   "label": "The money goes to a chain address",
   "description": "The money goes to a chain address.",
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
   "name": "preparing.filling:values.edited",
   "key": "withdrawal.preparing.filling: values.edited → stays",
   "from": "preparing.filling",
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
   "name": "preparing.filling:quote.requested",
   "key": "withdrawal.preparing.filling: quote.requested → withdrawal.quoting",
   "from": "preparing.filling",
   "to": [
    "quoting"
   ],
   "event": "quote.requested",
   "words": "quote.requested",
   "label": "The shopper wants to see charge and arrival",
   "description": "The shopper wants to see charge and arrival.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isMethodChosen",
   "effects": [
    "keepValues"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/extract_quote",
      "input": {
       "target": {
        "method": "bank",
        "cardNumber": "4242424242424242",
        "bankName": "Harbour Bank"
       },
       "amountCents": 5000
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
   "name": "quoting:xstate.done.actor.quoteWithdrawal",
   "key": "withdrawal.quoting: xstate.done.actor.quoteWithdrawal → withdrawal.quoted [branch 1]",
   "from": "quoting",
   "to": [
    "quoted"
   ],
   "event": "xstate.done.actor.quoteWithdrawal",
   "words": "quoteWithdrawal answered",
   "label": "What leaves and what arrives is shown",
   "description": "What leaves and what arrives is shown.",
   "who": "server",
   "isMoney": false,
   "guard": "isQuoted",
   "effects": [
    "keepAnswer",
    "countLateQuotes"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/extract_quote"
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
   "name": "quoting:xstate.done.actor.quoteWithdrawal:2",
   "key": "withdrawal.quoting: xstate.done.actor.quoteWithdrawal → withdrawal.preparing.filling.last [branch 2]",
   "from": "quoting",
   "to": [
    "preparing.filling.last"
   ],
   "event": "xstate.done.actor.quoteWithdrawal",
   "words": "quoteWithdrawal answered",
   "label": "Amount or target has to be changed",
   "description": "Amount or target has to be changed, or nobody answered.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepAnswer",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/extract_quote"
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
   "name": "quoting:xstate.error.actor.quoteWithdrawal",
   "key": "withdrawal.quoting: xstate.error.actor.quoteWithdrawal → withdrawal.preparing.filling.last",
   "from": "quoting",
   "to": [
    "preparing.filling.last"
   ],
   "event": "xstate.error.actor.quoteWithdrawal",
   "words": "quoteWithdrawal broke down",
   "label": "quoteWithdrawal broke down",
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/extract_quote"
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
   "name": "quoted:form.reopened",
   "key": "withdrawal.quoted: form.reopened → withdrawal.preparing.filling.last",
   "from": "quoted",
   "to": [
    "preparing.filling.last"
   ],
   "event": "form.reopened",
   "words": "form.reopened",
   "label": "The shopper changes something",
   "description": "The shopper changes something.",
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
   "name": "quoted:xstate.after.quoteLeft.withdrawal.quoted",
   "key": "withdrawal.quoted: xstate.after.quoteLeft.withdrawal.quoted → withdrawal.quoting",
   "from": "quoted",
   "to": [
    "quoting"
   ],
   "event": "xstate.after.quoteLeft.withdrawal.quoted",
   "words": "after quoteLeft",
   "label": "The quote is too old",
   "description": "The quote is too old: quoted again.",
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/extract_quote",
      "input": {
       "target": {
        "method": "bank",
        "cardNumber": "4242424242424242",
        "bankName": "Harbour Bank"
       },
       "amountCents": 5000
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
   "name": "quoted.confirming:withdrawal.confirmed",
   "key": "withdrawal.quoted.confirming: withdrawal.confirmed → withdrawal.quoted.checkingCode",
   "from": "quoted.confirming",
   "to": [
    "quoted.checkingCode"
   ],
   "event": "withdrawal.confirmed",
   "words": "withdrawal.confirmed",
   "label": "The shopper wants exactly this",
   "description": "The shopper wants exactly this.",
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/getUserInfo",
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
   "name": "quoted.checkingCode:xstate.done.actor.readCodeSet",
   "key": "withdrawal.quoted.checkingCode: xstate.done.actor.readCodeSet → withdrawal.quoted.codeNotSet [branch 1]",
   "from": "quoted.checkingCode",
   "to": [
    "quoted.codeNotSet"
   ],
   "event": "xstate.done.actor.readCodeSet",
   "words": "readCodeSet answered",
   "label": "The shopper has no payment code yet",
   "description": "The shopper has no payment code yet.",
   "who": "server",
   "isMoney": false,
   "guard": "isNotSet",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/getUserInfo"
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
   "name": "quoted.checkingCode:xstate.done.actor.readCodeSet:2",
   "key": "withdrawal.quoted.checkingCode: xstate.done.actor.readCodeSet → withdrawal.quoted.provingCode [branch 2]",
   "from": "quoted.checkingCode",
   "to": [
    "quoted.provingCode"
   ],
   "event": "xstate.done.actor.readCodeSet",
   "words": "readCodeSet answered",
   "label": "There is one, or nobody answered",
   "description": "There is one, or nobody answered: the check of the code tells as well.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepCodeLock"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/getUserInfo"
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
   "name": "quoted.checkingCode:xstate.error.actor.readCodeSet",
   "key": "withdrawal.quoted.checkingCode: xstate.error.actor.readCodeSet → withdrawal.quoted.provingCode",
   "from": "quoted.checkingCode",
   "to": [
    "quoted.provingCode"
   ],
   "event": "xstate.error.actor.readCodeSet",
   "words": "readCodeSet broke down",
   "label": "readCodeSet broke down",
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/getUserInfo"
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
   "name": "quoted.provingCode:code.proven",
   "key": "withdrawal.quoted.provingCode: code.proven → withdrawal.submitting",
   "from": "quoted.provingCode",
   "to": [
    "submitting"
   ],
   "event": "code.proven",
   "words": "code.proven",
   "label": "The code is right",
   "description": "The code is right.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepProof"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/extract",
      "input": {
       "quoteId": 71,
       "proof": "proof-1-of-the-right-code-for-this-payment-"
      },
      "isKeyed": true
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
   "name": "quoted.provingCode:code.missing",
   "key": "withdrawal.quoted.provingCode: code.missing → withdrawal.quoted.codeNotSet",
   "from": "quoted.provingCode",
   "to": [
    "quoted.codeNotSet"
   ],
   "event": "code.missing",
   "words": "code.missing",
   "label": "The check found that no payment code was set",
   "description": "The check found that no payment code was set.",
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
   "name": "quoted.provingCode:code.dismissed",
   "key": "withdrawal.quoted.provingCode: code.dismissed → withdrawal.quoted.confirming",
   "from": "quoted.provingCode",
   "to": [
    "quoted.confirming"
   ],
   "event": "code.dismissed",
   "words": "code.dismissed",
   "label": "The shopper left the sheet",
   "description": "The shopper left the sheet.",
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
   "name": "quoted.codeNotSet:settings.opened",
   "key": "withdrawal.quoted.codeNotSet: settings.opened → withdrawal.quoted.confirming",
   "from": "quoted.codeNotSet",
   "to": [
    "quoted.confirming"
   ],
   "event": "settings.opened",
   "words": "settings.opened",
   "label": "The shopper sets a code in the settings and comes …",
   "description": "The shopper sets a code in the settings and comes back.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "openPayCodeSettings"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
   "name": "quoted.codeNotSet:question.closed",
   "key": "withdrawal.quoted.codeNotSet: question.closed → withdrawal.quoted.confirming",
   "from": "quoted.codeNotSet",
   "to": [
    "quoted.confirming"
   ],
   "event": "question.closed",
   "words": "question.closed",
   "label": "Not now",
   "description": "Not now.",
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
   "name": "submitting:xstate.done.actor.withdraw",
   "key": "withdrawal.submitting: xstate.done.actor.withdraw → withdrawal.handedIn [branch 1]",
   "from": "submitting",
   "to": [
    "handedIn"
   ],
   "event": "xstate.done.actor.withdraw",
   "words": "withdraw answered",
   "label": "The sum is held until the audit",
   "description": "The sum is held until the audit.",
   "who": "server",
   "isMoney": true,
   "guard": "isAccepted",
   "effects": [
    "keepAnswer",
    "refreshBalance"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/extract"
   },
   "seen": {
    "requests": [],
    "rows": [
     {
      "kind": "withdrawalHeld",
      "from": "available",
      "to": "held",
      "amountCents": 5100
     }
    ],
    "record": null
   },
   "drilled": {
    "planted": 6,
    "noticed": 6
   }
  },
  {
   "name": "submitting:xstate.done.actor.withdraw:2",
   "key": "withdrawal.submitting: xstate.done.actor.withdraw → withdrawal.quoting [branch 2]",
   "from": "submitting",
   "to": [
    "quoting"
   ],
   "event": "xstate.done.actor.withdraw",
   "words": "withdraw answered",
   "label": "Fifteen minutes since the quote",
   "description": "Fifteen minutes since the quote, or two since the code: quoted again.",
   "who": "server",
   "isMoney": false,
   "guard": "isTooLate",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/extract"
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/user/extract_quote",
      "input": {
       "target": {
        "method": "bank",
        "cardNumber": "4242424242424242",
        "bankName": "Harbour Bank"
       },
       "amountCents": 5000
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 10,
    "noticed": 10
   }
  },
  {
   "name": "submitting:xstate.done.actor.withdraw:3",
   "key": "withdrawal.submitting: xstate.done.actor.withdraw → withdrawal.preparing.filling.last [branch 3]",
   "from": "submitting",
   "to": [
    "preparing.filling.last"
   ],
   "event": "xstate.done.actor.withdraw",
   "words": "withdraw answered",
   "label": "The balance is too low by now, or the quote was used",
   "description": "The balance is too low by now, or the quote was used.",
   "who": "server",
   "isMoney": false,
   "guard": "isRefused",
   "effects": [
    "keepAnswer",
    "announceFailure",
    "refreshBalance"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/extract"
   },
   "seen": {
    "requests": [],
    "rows": [
     {
      "kind": "withdrawalHeld",
      "from": "available",
      "to": "held",
      "amountCents": 100000
     },
     {
      "kind": "withdrawalReturned",
      "from": "held",
      "to": "available",
      "amountCents": 100000
     }
    ],
    "record": null
   },
   "drilled": {
    "planted": 9,
    "noticed": 9
   }
  },
  {
   "name": "submitting:xstate.done.actor.withdraw:4",
   "key": "withdrawal.submitting: xstate.done.actor.withdraw → withdrawal.unanswered [branch 4]",
   "from": "submitting",
   "to": [
    "unanswered"
   ],
   "event": "xstate.done.actor.withdraw",
   "words": "withdraw answered",
   "label": "The answer never arrived",
   "description": "The answer never arrived.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepAnswer"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/extract"
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
   "name": "submitting:xstate.error.actor.withdraw",
   "key": "withdrawal.submitting: xstate.error.actor.withdraw → withdrawal.unanswered",
   "from": "submitting",
   "to": [
    "unanswered"
   ],
   "event": "xstate.error.actor.withdraw",
   "words": "withdraw broke down",
   "label": "withdraw broke down",
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/extract"
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
   "name": "unanswered:retry.requested",
   "key": "withdrawal.unanswered: retry.requested → withdrawal.submitting",
   "from": "unanswered",
   "to": [
    "submitting"
   ],
   "event": "retry.requested",
   "words": "retry.requested",
   "label": "Sends the same again, so nothing is withdrawn twice",
   "description": "Sends the same again, so nothing is withdrawn twice.",
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/extract",
      "input": {
       "quoteId": 71,
       "proof": "proof-1-of-the-right-code-for-this-payment-"
      },
      "isKeyed": true
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
   "name": "handedIn:withdrawal.renewed",
   "key": "withdrawal.handedIn: withdrawal.renewed → withdrawal.preparing",
   "from": "handedIn",
   "to": [
    "preparing"
   ],
   "event": "withdrawal.renewed",
   "words": "withdrawal.renewed",
   "label": "The shopper begins another one",
   "description": "The shopper begins another one; this one stays in the record.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "startOver"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/extract",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 8,
    "noticed": 7
   }
  },
  {
   "name": "handedIn.auditing:xstate.done.actor.followAudit",
   "key": "withdrawal.handedIn.auditing: xstate.done.actor.followAudit → withdrawal.handedIn.passed [branch 1]",
   "from": "handedIn.auditing",
   "to": [
    "handedIn.passed"
   ],
   "event": "xstate.done.actor.followAudit",
   "words": "followAudit answered",
   "label": "The amount is on its way to the target",
   "description": "The amount is on its way to the target.",
   "who": "server",
   "isMoney": true,
   "guard": "hasPassed",
   "effects": [
    "keepAnswer"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": ""
   },
   "seen": {
    "requests": [],
    "rows": [
     {
      "kind": "withdrawalPaid",
      "from": "held",
      "to": "external",
      "amountCents": 5000
     },
     {
      "kind": "withdrawalCharge",
      "from": "held",
      "to": "fee",
      "amountCents": 100
     }
    ],
    "record": null
   },
   "drilled": {
    "planted": 6,
    "noticed": 6
   }
  },
  {
   "name": "handedIn.auditing:xstate.done.actor.followAudit:2",
   "key": "withdrawal.handedIn.auditing: xstate.done.actor.followAudit → withdrawal.handedIn.refused [branch 2]",
   "from": "handedIn.auditing",
   "to": [
    "handedIn.refused"
   ],
   "event": "xstate.done.actor.followAudit",
   "words": "followAudit answered",
   "label": "The held sum is back, and the reason is known",
   "description": "The held sum is back, and the reason is known.",
   "who": "server",
   "isMoney": true,
   "guard": "wasRefused",
   "effects": [
    "keepAnswer"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": ""
   },
   "seen": {
    "requests": [],
    "rows": [
     {
      "kind": "withdrawalReturned",
      "from": "held",
      "to": "available",
      "amountCents": 5100
     }
    ],
    "record": null
   },
   "drilled": {
    "planted": 7,
    "noticed": 7
   }
  },
  {
   "name": "handedIn.auditing:xstate.done.actor.followAudit:3",
   "key": "withdrawal.handedIn.auditing: xstate.done.actor.followAudit → withdrawal.handedIn.cancelled [branch 3]",
   "from": "handedIn.auditing",
   "to": [
    "handedIn.cancelled"
   ],
   "event": "xstate.done.actor.followAudit",
   "words": "followAudit answered",
   "label": "The shopper took it back",
   "description": "The shopper took it back; the held sum is available again.",
   "who": "server",
   "isMoney": true,
   "guard": null,
   "effects": [
    "keepAnswer"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": ""
   },
   "seen": {
    "requests": [],
    "rows": [
     {
      "kind": "withdrawalReturned",
      "from": "held",
      "to": "available",
      "amountCents": 5100
     }
    ],
    "record": null
   },
   "drilled": {
    "planted": 4,
    "noticed": 4
   }
  },
  {
   "name": "handedIn.auditing:xstate.error.actor.followAudit",
   "key": "withdrawal.handedIn.auditing: xstate.error.actor.followAudit → withdrawal.handedIn.unfollowed",
   "from": "handedIn.auditing",
   "to": [
    "handedIn.unfollowed"
   ],
   "event": "xstate.error.actor.followAudit",
   "words": "followAudit broke down",
   "label": "followAudit broke down",
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": ""
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
   "name": "handedIn.unfollowed:withdrawal.shown",
   "key": "withdrawal.handedIn.unfollowed: withdrawal.shown → withdrawal.handedIn.auditing",
   "from": "handedIn.unfollowed",
   "to": [
    "handedIn.auditing"
   ],
   "event": "withdrawal.shown",
   "words": "withdrawal.shown",
   "label": "It is shown again",
   "description": "It is shown again.",
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
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "only a fault of the app leads there"
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
   "title": "a withdrawal is quoted, proven with the code for that quote, held, and paid out",
   "kind": "journey",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet set",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet:2"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    },
    {
     "event": "code.proven {\"proof\":\"proof-1-of-the-right-code-for-this-payment-\"}",
     "taken": [
      "quoted.provingCode:code.proven"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done withdraw accepted",
     "taken": [
      "submitting:xstate.done.actor.withdraw"
     ],
     "leaves": [
      "handedIn.auditing"
     ]
    },
    {
     "event": "done followAudit answered",
     "taken": [
      "handedIn.auditing:xstate.done.actor.followAudit"
     ],
     "leaves": [
      "handedIn.passed"
     ]
    }
   ]
  },
  {
   "title": "a withdrawal ends refused as the audit tells",
   "kind": "journey",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet set",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet:2"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    },
    {
     "event": "code.proven {\"proof\":\"proof-1-of-the-right-code-for-this-payment-\"}",
     "taken": [
      "quoted.provingCode:code.proven"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done withdraw accepted",
     "taken": [
      "submitting:xstate.done.actor.withdraw"
     ],
     "leaves": [
      "handedIn.auditing"
     ]
    },
    {
     "event": "done followAudit answered",
     "taken": [
      "handedIn.auditing:xstate.done.actor.followAudit:2"
     ],
     "leaves": [
      "handedIn.refused"
     ]
    },
    {
     "event": "withdrawal.renewed",
     "taken": [
      "handedIn:withdrawal.renewed"
     ],
     "leaves": [
      "preparing.loadingTerms"
     ]
    }
   ]
  },
  {
   "title": "a withdrawal ends cancelled as the audit tells",
   "kind": "journey",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet set",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet:2"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    },
    {
     "event": "code.proven {\"proof\":\"proof-1-of-the-right-code-for-this-payment-\"}",
     "taken": [
      "quoted.provingCode:code.proven"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done withdraw accepted",
     "taken": [
      "submitting:xstate.done.actor.withdraw"
     ],
     "leaves": [
      "handedIn.auditing"
     ]
    },
    {
     "event": "done followAudit answered",
     "taken": [
      "handedIn.auditing:xstate.done.actor.followAudit:3"
     ],
     "leaves": [
      "handedIn.cancelled"
     ]
    },
    {
     "event": "withdrawal.renewed",
     "taken": [
      "handedIn:withdrawal.renewed"
     ],
     "leaves": [
      "preparing.loadingTerms"
     ]
    }
   ]
  },
  {
   "title": "a withdrawal can’t be asked for before a method is chosen",
   "kind": "journey",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    }
   ]
  },
  {
   "title": "a withdrawal is quoted again when fifteen minutes went by, even under the open sheet",
   "kind": "journey",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet set",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet:2"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    },
    {
     "event": "after.quoteLeft.withdrawal.quoted",
     "taken": [
      "quoted:xstate.after.quoteLeft.withdrawal.quoted"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    }
   ]
  },
  {
   "title": "a withdrawal waits longer each time before it asks again for a quote that is over as it arrives",
   "kind": "journey",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "after.quoteLeft.withdrawal.quoted",
     "taken": [
      "quoted:xstate.after.quoteLeft.withdrawal.quoted"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "after.quoteLeft.withdrawal.quoted",
     "taken": [
      "quoted:xstate.after.quoteLeft.withdrawal.quoted"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "after.quoteLeft.withdrawal.quoted",
     "taken": [
      "quoted:xstate.after.quoteLeft.withdrawal.quoted"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "after.quoteLeft.withdrawal.quoted",
     "taken": [
      "quoted:xstate.after.quoteLeft.withdrawal.quoted"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "after.quoteLeft.withdrawal.quoted",
     "taken": [
      "quoted:xstate.after.quoteLeft.withdrawal.quoted"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "after.quoteLeft.withdrawal.quoted",
     "taken": [
      "quoted:xstate.after.quoteLeft.withdrawal.quoted"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    }
   ]
  },
  {
   "title": "a withdrawal is quoted and proven once more after a quote that ran out",
   "kind": "journey",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet set",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet:2"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    },
    {
     "event": "code.proven {\"proof\":\"proof-1-of-the-right-code-for-this-payment-\"}",
     "taken": [
      "quoted.provingCode:code.proven"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done withdraw refused (quoteExpired)",
     "taken": [
      "submitting:xstate.done.actor.withdraw:2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet set",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet:2"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    },
    {
     "event": "code.proven {\"proof\":\"proof-2\"}",
     "taken": [
      "quoted.provingCode:code.proven"
     ],
     "leaves": [
      "submitting"
     ]
    }
   ]
  },
  {
   "title": "a withdrawal is quoted and proven once more after a proof that no longer counts",
   "kind": "journey",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet set",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet:2"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    },
    {
     "event": "code.proven {\"proof\":\"proof-1-of-the-right-code-for-this-payment-\"}",
     "taken": [
      "quoted.provingCode:code.proven"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done withdraw refused (proofInvalid)",
     "taken": [
      "submitting:xstate.done.actor.withdraw:2"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet set",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet:2"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    },
    {
     "event": "code.proven {\"proof\":\"proof-2\"}",
     "taken": [
      "quoted.provingCode:code.proven"
     ],
     "leaves": [
      "submitting"
     ]
    }
   ]
  },
  {
   "title": "a withdrawal changes nothing while nobody knows whether the sum is held",
   "kind": "journey",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet set",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet:2"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    },
    {
     "event": "code.proven {\"proof\":\"proof-1-of-the-right-code-for-this-payment-\"}",
     "taken": [
      "quoted.provingCode:code.proven"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done withdraw failed (network)",
     "taken": [
      "submitting:xstate.done.actor.withdraw:4"
     ],
     "leaves": [
      "unanswered"
     ]
    },
    {
     "event": "form.reopened",
     "taken": [],
     "leaves": [
      "unanswered"
     ]
    },
    {
     "event": "withdrawal.renewed",
     "taken": [],
     "leaves": [
      "unanswered"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [],
     "leaves": [
      "unanswered"
     ]
    },
    {
     "event": "retry.requested",
     "taken": [
      "unanswered:retry.requested"
     ],
     "leaves": [
      "submitting"
     ]
    }
   ]
  },
  {
   "title": "a withdrawal comes back to the form that was filled in when the balance is too low",
   "kind": "journey",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"chain\"}",
     "taken": [
      "preparing.filling:method.chosen:2"
     ],
     "leaves": [
      "preparing.filling.onChain"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"chain\",\"network\":\"trc20\",\"address\":\"TQGR6hqD3N…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet set",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet:2"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    },
    {
     "event": "code.proven {\"proof\":\"proof-1-of-the-right-code-for-this-payment-\"}",
     "taken": [
      "quoted.provingCode:code.proven"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done withdraw refused (balanceTooLow)",
     "taken": [
      "submitting:xstate.done.actor.withdraw:3"
     ],
     "leaves": [
      "preparing.filling.onChain"
     ]
    }
   ]
  },
  {
   "title": "a withdrawal hands the lock of the code to the sheet before a code is asked for",
   "kind": "journey",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet set",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet:2"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    },
    {
     "event": "code.dismissed",
     "taken": [
      "quoted.provingCode:code.dismissed"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet set",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet:2"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    }
   ]
  },
  {
   "title": "a withdrawal asks for the code when it is unknown whether there is one, and hears of its absence there",
   "kind": "journey",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet unknown",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet:2"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    },
    {
     "event": "code.missing",
     "taken": [
      "quoted.provingCode:code.missing"
     ],
     "leaves": [
      "quoted.codeNotSet"
     ]
    }
   ]
  },
  {
   "title": "a withdrawal asks for the code when it is set whether there is one, and hears of its absence there",
   "kind": "journey",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet set",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet:2"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    },
    {
     "event": "code.missing",
     "taken": [
      "quoted.provingCode:code.missing"
     ],
     "leaves": [
      "quoted.codeNotSet"
     ]
    }
   ]
  },
  {
   "title": "a withdrawal stays with the quote when the sheet is left",
   "kind": "journey",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet set",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet:2"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    },
    {
     "event": "code.dismissed",
     "taken": [
      "quoted.provingCode:code.dismissed"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    }
   ]
  },
  {
   "title": "a withdrawal asks to set a payment code that was never set",
   "kind": "journey",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet notSet",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet"
     ],
     "leaves": [
      "quoted.codeNotSet"
     ]
    },
    {
     "event": "settings.opened",
     "taken": [
      "quoted.codeNotSet:settings.opened"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    }
   ]
  },
  {
   "title": "done loadTerms loaded, values.edited → {\"preparing\":{\"filling\":\"choosingMethod\"}}",
   "kind": "path",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "values.edited",
     "taken": [
      "preparing.filling:values.edited"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    }
   ]
  },
  {
   "title": "done loadTerms failed (network), withdrawal.shown → {\"preparing\":\"loadingTerms\"}",
   "kind": "path",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms failed (network)",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms:2"
     ],
     "leaves": [
      "preparing.termsUnloaded"
     ]
    },
    {
     "event": "withdrawal.shown",
     "taken": [
      "preparing.termsUnloaded:withdrawal.shown"
     ],
     "leaves": [
      "preparing.loadingTerms"
     ]
    }
   ]
  },
  {
   "title": "done loadTerms failed (network), retry.requested → {\"preparing\":\"loadingTerms\"}",
   "kind": "path",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms failed (network)",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms:2"
     ],
     "leaves": [
      "preparing.termsUnloaded"
     ]
    },
    {
     "event": "retry.requested",
     "taken": [
      "preparing.termsUnloaded:retry.requested"
     ],
     "leaves": [
      "preparing.loadingTerms"
     ]
    }
   ]
  },
  {
   "title": "done loadTerms failed (network), connection.restored → {\"preparing\":\"loadingTerms\"}",
   "kind": "path",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms failed (network)",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms:2"
     ],
     "leaves": [
      "preparing.termsUnloaded"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "preparing.termsUnloaded:connection.restored"
     ],
     "leaves": [
      "preparing.loadingTerms"
     ]
    }
   ]
  },
  {
   "title": "error loadTerms {\"error\":\"surprise\"}, withdrawal.shown → {\"preparing\":\"loadingTerms\"}",
   "kind": "path",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "error loadTerms {\"error\":\"surprise\"}",
     "taken": [
      "preparing.loadingTerms:xstate.error.actor.loadTerms"
     ],
     "leaves": [
      "preparing.termsUnloaded"
     ]
    },
    {
     "event": "withdrawal.shown",
     "taken": [
      "preparing.termsUnloaded:withdrawal.shown"
     ],
     "leaves": [
      "preparing.loadingTerms"
     ]
    }
   ]
  },
  {
   "title": "done loadTerms loaded, method.chosen {\"method\":\"bank\"}, quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…, done quoteWithdrawal failed (amountTooLow), method.chosen {\"method\":\"bank\"} → {\"preparing\":{\"filling\":\"bank\"}}",
   "kind": "path",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal failed (amountTooLow)",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal:2"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    }
   ]
  },
  {
   "title": "done loadTerms loaded, method.chosen {\"method\":\"bank\"}, quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…, error quoteWithdrawal {\"error\":\"surprise\"}, method.chosen {\"method\":\"bank\"} → {\"preparing\":{\"filling\":\"bank\"}}",
   "kind": "path",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "error quoteWithdrawal {\"error\":\"surprise\"}",
     "taken": [
      "quoting:xstate.error.actor.quoteWithdrawal"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    }
   ]
  },
  {
   "title": "done loadTerms loaded, method.chosen {\"method\":\"bank\"}, quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…, done quoteWithdrawal quoted, form.reopened, method.chosen {\"method\":\"bank\"} → {\"preparing\":{\"filling\":\"bank\"}}",
   "kind": "path",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "form.reopened",
     "taken": [
      "quoted:form.reopened"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    }
   ]
  },
  {
   "title": "done loadTerms loaded, method.chosen {\"method\":\"bank\"}, quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…, done quoteWithdrawal quoted, withdrawal.confirmed, error readCodeSet {\"error\":\"surprise\"} → {\"quoted\":\"provingCode\"}",
   "kind": "path",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "error readCodeSet {\"error\":\"surprise\"}",
     "taken": [
      "quoted.checkingCode:xstate.error.actor.readCodeSet"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    }
   ]
  },
  {
   "title": "done loadTerms loaded, method.chosen {\"method\":\"bank\"}, quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…, done quoteWithdrawal quoted, withdrawal.confirmed, done readCodeSet notSet, question.closed → {\"quoted\":\"confirming\"}",
   "kind": "path",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet notSet",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet"
     ],
     "leaves": [
      "quoted.codeNotSet"
     ]
    },
    {
     "event": "question.closed",
     "taken": [
      "quoted.codeNotSet:question.closed"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    }
   ]
  },
  {
   "title": "done loadTerms loaded, method.chosen {\"method\":\"bank\"}, quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…, done quoteWithdrawal quoted, withdrawal.confirmed, done readCodeSet set, code.proven {\"proof\":\"proof-1-of-the-right-code-for-this-payment-\"}, error withdraw {\"error\":\"surprise\"}, retry.requested → \"submitting\"",
   "kind": "path",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet set",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet:2"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    },
    {
     "event": "code.proven {\"proof\":\"proof-1-of-the-right-code-for-this-payment-\"}",
     "taken": [
      "quoted.provingCode:code.proven"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "error withdraw {\"error\":\"surprise\"}",
     "taken": [
      "submitting:xstate.error.actor.withdraw"
     ],
     "leaves": [
      "unanswered"
     ]
    },
    {
     "event": "retry.requested",
     "taken": [
      "unanswered:retry.requested"
     ],
     "leaves": [
      "submitting"
     ]
    }
   ]
  },
  {
   "title": "done loadTerms loaded, method.chosen {\"method\":\"bank\"}, quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…, done quoteWithdrawal quoted, withdrawal.confirmed, done readCodeSet set, code.proven {\"proof\":\"proof-1-of-the-right-code-for-this-payment-\"}, done withdraw accepted, error followAudit {\"error\":\"surprise\"}, withdrawal.shown → {\"handedIn\":\"auditing\"}",
   "kind": "path",
   "start": [
    "preparing.loadingTerms"
   ],
   "steps": [
    {
     "event": "done loadTerms loaded",
     "taken": [
      "preparing.loadingTerms:xstate.done.actor.loadTerms"
     ],
     "leaves": [
      "preparing.filling.choosingMethod"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"bank\"}",
     "taken": [
      "preparing.filling:method.chosen"
     ],
     "leaves": [
      "preparing.filling.bank"
     ]
    },
    {
     "event": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
     "taken": [
      "preparing.filling:quote.requested"
     ],
     "leaves": [
      "quoting"
     ]
    },
    {
     "event": "done quoteWithdrawal quoted",
     "taken": [
      "quoting:xstate.done.actor.quoteWithdrawal"
     ],
     "leaves": [
      "quoted.confirming"
     ]
    },
    {
     "event": "withdrawal.confirmed",
     "taken": [
      "quoted.confirming:withdrawal.confirmed"
     ],
     "leaves": [
      "quoted.checkingCode"
     ]
    },
    {
     "event": "done readCodeSet set",
     "taken": [
      "quoted.checkingCode:xstate.done.actor.readCodeSet:2"
     ],
     "leaves": [
      "quoted.provingCode"
     ]
    },
    {
     "event": "code.proven {\"proof\":\"proof-1-of-the-right-code-for-this-payment-\"}",
     "taken": [
      "quoted.provingCode:code.proven"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done withdraw accepted",
     "taken": [
      "submitting:xstate.done.actor.withdraw"
     ],
     "leaves": [
      "handedIn.auditing"
     ]
    },
    {
     "event": "error followAudit {\"error\":\"surprise\"}",
     "taken": [
      "handedIn.auditing:xstate.error.actor.followAudit"
     ],
     "leaves": [
      "handedIn.unfollowed"
     ]
    },
    {
     "event": "withdrawal.shown",
     "taken": [
      "handedIn.unfollowed:withdrawal.shown"
     ],
     "leaves": [
      "handedIn.auditing"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "withdrawal.shown",
   "label": "withdrawal.shown",
   "event": {
    "type": "withdrawal.shown"
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
   "type": "method.chosen",
   "label": "method.chosen {\"method\":\"bank\"}",
   "event": {
    "type": "method.chosen",
    "method": "bank"
   }
  },
  {
   "type": "method.chosen",
   "label": "method.chosen {\"method\":\"chain\"}",
   "event": {
    "type": "method.chosen",
    "method": "chain"
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
   "type": "quote.requested",
   "label": "quote.requested {\"values\":{\"target\":{\"method\":\"bank\",\"cardNumber\":\"4242424242424242\",\"bankNam…",
   "event": {
    "type": "quote.requested",
    "values": {
     "target": {
      "method": "bank",
      "cardNumber": "4242424242424242",
      "bankName": "Harbour Bank"
     },
     "amountCents": 5000
    }
   }
  },
  {
   "type": "form.reopened",
   "label": "form.reopened",
   "event": {
    "type": "form.reopened"
   }
  },
  {
   "type": "withdrawal.confirmed",
   "label": "withdrawal.confirmed",
   "event": {
    "type": "withdrawal.confirmed"
   }
  },
  {
   "type": "code.proven",
   "label": "code.proven {\"proof\":\"proof-1-of-the-right-code-for-this-payment-\"}",
   "event": {
    "type": "code.proven",
    "proof": "proof-1-of-the-right-code-for-this-payment-"
   }
  },
  {
   "type": "code.missing",
   "label": "code.missing",
   "event": {
    "type": "code.missing"
   }
  },
  {
   "type": "code.dismissed",
   "label": "code.dismissed",
   "event": {
    "type": "code.dismissed"
   }
  },
  {
   "type": "settings.opened",
   "label": "settings.opened",
   "event": {
    "type": "settings.opened"
   }
  },
  {
   "type": "question.closed",
   "label": "question.closed",
   "event": {
    "type": "question.closed"
   }
  },
  {
   "type": "withdrawal.renewed",
   "label": "withdrawal.renewed",
   "event": {
    "type": "withdrawal.renewed"
   }
  },
  {
   "type": "xstate.done.actor.loadTerms",
   "label": "done loadTerms loaded",
   "event": {
    "type": "xstate.done.actor.loadTerms",
    "output": {
     "type": "loaded",
     "terms": {
      "availableCents": 20000,
      "heldCents": 0,
      "payCodeSet": true,
      "maxAmountCents": 5000000,
      "bank": {
       "minAmountCents": 1000,
       "chargeCents": 300
      },
      "networks": [
       {
        "code": "trc20",
        "name": "TRC20",
        "asset": "USDT",
        "minAmountCents": 1000,
        "chargeCents": 100
       }
      ],
      "targets": []
     }
    },
    "actorId": "loadTerms"
   }
  },
  {
   "type": "xstate.done.actor.loadTerms",
   "label": "done loadTerms failed (network)",
   "event": {
    "type": "xstate.done.actor.loadTerms",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "loadTerms"
   }
  },
  {
   "type": "xstate.error.actor.loadTerms",
   "label": "error loadTerms {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.loadTerms",
    "error": "surprise",
    "actorId": "loadTerms"
   }
  },
  {
   "type": "xstate.done.actor.quoteWithdrawal",
   "label": "done quoteWithdrawal quoted",
   "event": {
    "type": "xstate.done.actor.quoteWithdrawal",
    "output": {
     "type": "quoted",
     "quote": {
      "id": 71,
      "target": {
       "method": "bank",
       "cardNumber": "4242424242424242",
       "bankName": "Harbour Bank"
      },
      "amountCents": 5000,
      "chargeCents": 300,
      "totalCents": 5300,
      "expiresAt": "2026-01-05T10:15:00.000Z"
     },
     "quotedForMs": 900000
    },
    "actorId": "quoteWithdrawal"
   }
  },
  {
   "type": "xstate.done.actor.quoteWithdrawal",
   "label": "done quoteWithdrawal failed (amountTooLow)",
   "event": {
    "type": "xstate.done.actor.quoteWithdrawal",
    "output": {
     "type": "failed",
     "failure": {
      "type": "refused",
      "reason": "amountTooLow",
      "msg": null,
      "data": {
       "minCents": 1000
      }
     }
    },
    "actorId": "quoteWithdrawal"
   }
  },
  {
   "type": "xstate.error.actor.quoteWithdrawal",
   "label": "error quoteWithdrawal {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.quoteWithdrawal",
    "error": "surprise",
    "actorId": "quoteWithdrawal"
   }
  },
  {
   "type": "xstate.after.quoteLeft.withdrawal.quoted",
   "label": "after.quoteLeft.withdrawal.quoted",
   "event": {
    "type": "xstate.after.quoteLeft.withdrawal.quoted"
   }
  },
  {
   "type": "xstate.done.actor.readCodeSet",
   "label": "done readCodeSet set",
   "event": {
    "type": "xstate.done.actor.readCodeSet",
    "output": {
     "type": "set",
     "lock": null
    },
    "actorId": "readCodeSet"
   }
  },
  {
   "type": "xstate.done.actor.readCodeSet",
   "label": "done readCodeSet notSet",
   "event": {
    "type": "xstate.done.actor.readCodeSet",
    "output": {
     "type": "notSet"
    },
    "actorId": "readCodeSet"
   }
  },
  {
   "type": "xstate.done.actor.readCodeSet",
   "label": "done readCodeSet unknown",
   "event": {
    "type": "xstate.done.actor.readCodeSet",
    "output": {
     "type": "unknown"
    },
    "actorId": "readCodeSet"
   }
  },
  {
   "type": "xstate.error.actor.readCodeSet",
   "label": "error readCodeSet {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.readCodeSet",
    "error": "surprise",
    "actorId": "readCodeSet"
   }
  },
  {
   "type": "xstate.done.actor.withdraw",
   "label": "done withdraw accepted",
   "event": {
    "type": "xstate.done.actor.withdraw",
    "output": {
     "type": "accepted",
     "withdrawal": {
      "id": 81,
      "status": 0,
      "target": {
       "method": "bank",
       "cardNumber": "4242424242424242",
       "bankName": "Harbour Bank"
      },
      "amountCents": 5000,
      "chargeCents": 300,
      "totalCents": 5300,
      "reference": null,
      "refusedFor": null,
      "submittedAt": "2026-01-05T10:00:00.000Z",
      "resolvedAt": null
     }
    },
    "actorId": "withdraw"
   }
  },
  {
   "type": "xstate.done.actor.withdraw",
   "label": "done withdraw refused (quoteExpired)",
   "event": {
    "type": "xstate.done.actor.withdraw",
    "output": {
     "type": "refused",
     "failure": {
      "type": "refused",
      "reason": "quoteExpired",
      "msg": null,
      "data": null
     }
    },
    "actorId": "withdraw"
   }
  },
  {
   "type": "xstate.done.actor.withdraw",
   "label": "done withdraw refused (proofInvalid)",
   "event": {
    "type": "xstate.done.actor.withdraw",
    "output": {
     "type": "refused",
     "failure": {
      "type": "refused",
      "reason": "proofInvalid",
      "msg": null,
      "data": null
     }
    },
    "actorId": "withdraw"
   }
  },
  {
   "type": "xstate.done.actor.withdraw",
   "label": "done withdraw refused (balanceTooLow)",
   "event": {
    "type": "xstate.done.actor.withdraw",
    "output": {
     "type": "refused",
     "failure": {
      "type": "refused",
      "reason": "balanceTooLow",
      "msg": null,
      "data": {
       "shortCents": 500
      }
     }
    },
    "actorId": "withdraw"
   }
  },
  {
   "type": "xstate.done.actor.withdraw",
   "label": "done withdraw failed (network)",
   "event": {
    "type": "xstate.done.actor.withdraw",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "withdraw"
   }
  },
  {
   "type": "xstate.error.actor.withdraw",
   "label": "error withdraw {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.withdraw",
    "error": "surprise",
    "actorId": "withdraw"
   }
  },
  {
   "type": "xstate.done.actor.followAudit",
   "label": "done followAudit answered",
   "event": {
    "type": "xstate.done.actor.followAudit",
    "output": {
     "type": "answered",
     "withdrawal": {
      "id": 81,
      "status": 1,
      "target": {
       "method": "bank",
       "cardNumber": "4242424242424242",
       "bankName": "Harbour Bank"
      },
      "amountCents": 5000,
      "chargeCents": 300,
      "totalCents": 5300,
      "reference": null,
      "refusedFor": null,
      "submittedAt": "2026-01-05T10:00:00.000Z",
      "resolvedAt": null
     }
    },
    "actorId": "followAudit"
   }
  },
  {
   "type": "xstate.done.actor.followAudit",
   "label": "done followAudit answered",
   "event": {
    "type": "xstate.done.actor.followAudit",
    "output": {
     "type": "answered",
     "withdrawal": {
      "id": 81,
      "status": 2,
      "target": {
       "method": "bank",
       "cardNumber": "4242424242424242",
       "bankName": "Harbour Bank"
      },
      "amountCents": 5000,
      "chargeCents": 300,
      "totalCents": 5300,
      "reference": null,
      "refusedFor": null,
      "submittedAt": "2026-01-05T10:00:00.000Z",
      "resolvedAt": null
     }
    },
    "actorId": "followAudit"
   }
  },
  {
   "type": "xstate.done.actor.followAudit",
   "label": "done followAudit answered",
   "event": {
    "type": "xstate.done.actor.followAudit",
    "output": {
     "type": "answered",
     "withdrawal": {
      "id": 81,
      "status": -1,
      "target": {
       "method": "bank",
       "cardNumber": "4242424242424242",
       "bankName": "Harbour Bank"
      },
      "amountCents": 5000,
      "chargeCents": 300,
      "totalCents": 5300,
      "reference": null,
      "refusedFor": null,
      "submittedAt": "2026-01-05T10:00:00.000Z",
      "resolvedAt": null
     }
    },
    "actorId": "followAudit"
   }
  },
  {
   "type": "xstate.error.actor.followAudit",
   "label": "error followAudit {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.followAudit",
    "error": "surprise",
    "actorId": "followAudit"
   }
  }
 ],
 "inputs": []
})

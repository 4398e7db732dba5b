import type { LanguageCode } from '../../contract/fields.ts'
import type { BillWords } from '../domain/wallet/bills/billFile.ts'

/** Texts of the exported bill. */
export const billWords: Record<LanguageCode, BillWords> = {
  en: {
    headings: ['Time (UTC)', 'Kind', 'Amount (USD)', 'Balance (USD)', 'Reference'],
    kinds: {
      openingBalance: 'Opening balance',
      orderPaid: 'Payment',
      refund: 'Refund',
      recharge: 'Recharge',
      withdrawalHeld: 'Withdrawal',
      withdrawalReturned: 'Withdrawal returned',
      adjustedUp: 'Balance credited by the shop',
      adjustedDown: 'Balance debited by the shop',
      rechargeReversed: 'Recharge taken back',
    },
  },
  'zh-CN': {
    headings: ['时间 (UTC)', '类型', '金额 (USD)', '余额 (USD)', '编号'],
    kinds: {
      openingBalance: '初始余额',
      orderPaid: '支付',
      refund: '退款',
      recharge: '充值',
      withdrawalHeld: '提现',
      withdrawalReturned: '提现退回',
      adjustedUp: '商城调增余额',
      adjustedDown: '商城调减余额',
      rechargeReversed: '充值撤销',
    },
  },
  ri: {
    headings: ['日時 (UTC)', '種類', '金額 (USD)', '残高 (USD)', '番号'],
    kinds: {
      openingBalance: '開始残高',
      orderPaid: '支払い',
      refund: '返金',
      recharge: 'チャージ',
      withdrawalHeld: '出金',
      withdrawalReturned: '出金の取り消し',
      adjustedUp: 'ショップによる残高の加算',
      adjustedDown: 'ショップによる残高の減算',
      rechargeReversed: 'チャージの取り消し',
    },
  },
  han: {
    headings: ['시간 (UTC)', '종류', '금액 (USD)', '잔액 (USD)', '번호'],
    kinds: {
      openingBalance: '기초 잔액',
      orderPaid: '결제',
      refund: '환불',
      recharge: '충전',
      withdrawalHeld: '출금',
      withdrawalReturned: '출금 취소 환급',
      adjustedUp: '쇼핑몰에서 지급',
      adjustedDown: '쇼핑몰에서 차감',
      rechargeReversed: '충전 취소',
    },
  },
  tai: {
    headings: ['เวลา (UTC)', 'ประเภท', 'จำนวนเงิน (USD)', 'ยอดคงเหลือ (USD)', 'หมายเลขอ้างอิง'],
    kinds: {
      openingBalance: 'ยอดยกมา',
      orderPaid: 'ชำระเงิน',
      refund: 'คืนเงิน',
      recharge: 'เติมเงิน',
      withdrawalHeld: 'ถอนเงิน',
      withdrawalReturned: 'คืนเงินถอน',
      adjustedUp: 'ร้านค้าปรับเพิ่มยอด',
      adjustedDown: 'ร้านค้าปรับลดยอด',
      rechargeReversed: 'ยกเลิกการเติมเงิน',
    },
  },
}

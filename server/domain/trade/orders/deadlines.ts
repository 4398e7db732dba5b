export const payPeriodSeconds = 30 * 60

/** Days from the order table of the product rules. */
export const receiveDays = 14
export const extensionDays = 7
export const completeDays = 7
export const lateRefundDays = 7

/** Other members who share a payout account with the member (ACC-05); `memberId` is an SQL expression. */
export const SAME_ACCOUNT = (memberId: string) => `
  SELECT other.member_id FROM payout_account own
  JOIN payout_account other ON other.merchant_id = own.merchant_id AND other.bank_code = own.bank_code AND other.number = own.number
  WHERE own.member_id = ${memberId} AND other.member_id <> own.member_id`

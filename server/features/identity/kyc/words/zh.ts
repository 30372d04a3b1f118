import type { KycWords } from './words.ts'

export const zh: KycWords = {
  fields: {
    idType: '证件类型',
    idNumber: '证件号码',
    fullName: '姓名（与证件一致）',
    birthday: '出生日期',
    placeOfBirth: '出生地',
    nationality: '国籍',
    address: '居住地址',
    occupation: '职业',
    sourceOfIncome: '收入来源',
    expiryDate: '证件有效期至',
    mobileNo: '手机号码',
    email: '电子邮箱',
  },
  idTypes: {
    PHILSYS: '国民身份证（PhilSys）',
    PASSPORT: '护照',
    DRIVERS_LICENSE: '驾驶证',
    UMID: 'UMID 卡',
    SSS_ID: 'SSS 证件',
    PRC_ID: 'PRC 证件',
    POSTAL_ID: '邮政身份证',
    VOTERS_ID: '选民证',
  },
  sides: { FRONT: '证件正面', BACK: '证件背面', SELFIE: '本人手持证件' },
  incomes: { SALARY: '工资', BUSINESS: '自营生意', REMITTANCE: '汇款', PENSION: '养老金', SAVINGS: '储蓄', OTHER: '其他' },
}

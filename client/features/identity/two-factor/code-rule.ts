/** Whether text may be an app code or a recovery code. */
const APP_CODE = /^\d{6}$/
const RECOVERY_CODE = /^[a-z0-9]{10}$/i

/** Typed and dictated codes contain spaces and dashes. */
export const codeText = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '')
export const isCode = (typed: string): boolean => APP_CODE.test(codeText(typed))
export const isCodeOrRecovery = (typed: string): boolean => isCode(typed) || RECOVERY_CODE.test(codeText(typed))

export { checkPassword, checkUsername } from './login-rules.ts'
export { useFreePlay, useLogin, useLogout, type LoginInput } from './session.queries.ts'
export { UsernameField } from './UsernameField.tsx'
export { SocialLogin } from './SocialLogin.tsx'
export { useSignOut } from './use-sign-out.ts'
export {
  dropInvitation,
  type Invitation,
  isInvitationRefused,
  keepInvitation,
  referralCodeOf,
  refuseInvitation,
  useInvitation,
} from './invitation.ts'

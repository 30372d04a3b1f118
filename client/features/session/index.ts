export { checkUsername } from './login-rules.ts'
export { useFreePlay, useLogin, useLogout, type LoginInput } from './session.queries.ts'
export { SocialLogin } from './SocialLogin.tsx'
export { useSignOut } from './use-sign-out.ts'

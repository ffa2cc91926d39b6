// What an account is made, entered and confirmed with, in one file for the browser: these pages share most of what they
// are made of, and whoever talks or answers questions pays for none of it.
export { default as ConfirmPage } from './confirm-page.tsx';
export { default as ResetPage } from './reset-page.tsx';
export { default as SignInPage } from './sign-in-page.tsx';
export { default as SignUpPage } from './sign-up-page.tsx';

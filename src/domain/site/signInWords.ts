import type { SignInType } from './signIn'

/** What the sign-in page says for each type. */
const SIGN_IN_WORDS: Record<SignInType, { heading: string; intro: string }> = {
  'trade-in': { heading: 'Sign in to value your car', intro: 'Then we take you to your trade-in.' },
  checkout: { heading: 'Sign in to reserve', intro: 'Then you carry on with your reservation.' },
  finance: { heading: 'Sign in to see finance', intro: 'Then we take you to the finance page.' },
  'spin-to-win': { heading: 'Sign in to spin', intro: 'One spin a person, so we need to know who you are.' },
  'online-payment': { heading: 'Sign in to pay', intro: 'Then we take you to your payment.' },
  'car-finance': { heading: 'Sign in to see finance', intro: 'Then we take you to finance for this vehicle.' },
  'my-garage': { heading: 'Sign in', intro: 'Your saved vehicles and enquiries, in one place.' },
  watchlist: { heading: 'Sign in to watch this vehicle', intro: 'Your watchlist goes by your mobile number.' },
  account: { heading: 'Sign in', intro: 'What you save is then with you on every device.' },
}

/** The words over the form: those of the type, or those for adding an address to an account that is signed in. */
export function signInWords(type: SignInType, attaches = false): { heading: string; intro: string } {
  if (!attaches) return SIGN_IN_WORDS[type]
  return {
    heading: type === 'watchlist' ? 'Add your mobile number' : 'Change how you sign in',
    intro: 'We send a code there, so that we know it is yours.',
  }
}

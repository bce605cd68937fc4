/** Header with the solution of a challenge: base64 of JSON `{ challenge, solution }`. */
export const CHALLENGE_HEADER = 'X-Challenge-Solution'

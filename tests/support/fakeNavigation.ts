/** Replaces the hooks of `next/navigation` outside of a router. */
export const usePathname = () => '/'
export const useSearchParams = () => new URLSearchParams()
export const useRouter = () => ({
  push: () => undefined,
  replace: () => undefined,
  refresh: () => undefined,
  prefetch: () => undefined,
})

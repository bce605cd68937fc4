import { usePathname } from 'next/navigation'

/** Whether the list that is open is one of what is in the trash, to which nothing is added. */
export const useIsTrashList = (): boolean => usePathname().endsWith('/trash')

'use client'

import dynamic from 'next/dynamic'

/** The trade-in's steps in a file of their own, which only pages that show them load. */
export const LazyTradeInForm = dynamic(() => import('./TradeInForm').then(({ TradeInForm }) => TradeInForm))

export default { plugins: { '@tailwindcss/postcss': {}, './src/ui/styles/mergeFallbacks.cjs': {} } }

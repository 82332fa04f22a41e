/** Version of the portal, put in by the build. */
declare const __APP_VERSION__: string

/** Names one build: another for each, so that the service worker notices it. */
declare const __BUILD_ID__: string

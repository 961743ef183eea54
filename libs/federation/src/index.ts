export { acceptRoutes, type RefusedRoute } from './acceptRoutes';
export { FailureCard } from './FailureCard';
export { RemotePagesProvider, useRemotePages } from './RemotePagesContext';
export { RemoteView } from './RemoteView';
export { type FailureReason, RemoteFailure } from './remoteFailure';
export { createRemoteHost, type RemoteHost, type SharedModules } from './remoteHost';
export { createRemotePages, type PageState, type RemotePages, SLOW_AFTER_MS } from './remotePages';

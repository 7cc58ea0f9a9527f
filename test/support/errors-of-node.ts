const { [Symbol.hasInstance]: isInstance } = Function.prototype;

/** Jest gives each file a global object of its own, whose `Error` is not that of Node's own modules. */
Object.defineProperty(Error, Symbol.hasInstance, {
  value(this: unknown, error: unknown) {
    return isInstance.call(this as typeof Error, error) || (this === Error && Error.isError(error));
  },
});

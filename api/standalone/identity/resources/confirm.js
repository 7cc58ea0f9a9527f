// A user with an identity token has already confirmed the sign-out in the application.
document.querySelector('button[data-automatic]')?.click();

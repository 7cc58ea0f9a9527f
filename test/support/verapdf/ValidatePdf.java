import java.io.FileInputStream;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** Says of each file on a line how many checks it passed or failed, and below it each that it failed. */
public class ValidatePdf {
  public static void main(String[] given) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    PDFAFlavour flavour = PDFAFlavour.byFlavourId(given[0]);
    for (int at = 1; at < given.length; at += 1) {
      try (PDFAParser parser = Foundries.defaultInstance().createParser(new FileInputStream(given[at]), flavour);
          PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, false)) {
        ValidationResult result = validator.validate(parser);
        System.out.println((result.isCompliant() ? "PASSED " : "FAILED ") + result.getTotalAssertions());
        for (TestAssertion failed : result.getTestAssertions())
          System.out.println("  " + failed.getRuleId().getClause() + " " + failed.getMessage());
      }
    }
  }
}
